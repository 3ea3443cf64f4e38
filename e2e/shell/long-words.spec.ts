// Users may write very long words in names, reviews and bios. They must not widen a page.
import { someProfilePath } from '../arrange/api-calls.ts';
import { horizontalOverflow, NO_OVERFLOW } from '../pages/horizontal-overflow.ts';
import { navigateInApp } from '../pages/navigate.ts';
import { expect, test } from '../pages/test.ts';

const WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const USER_WRITTEN = ['name', 'reviewer_name', 'text', 'bio'];

/** The same JSON, with every text by users replaced by one long word. */
function withLongWords(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withLongWords);
  if (json === null || typeof json !== 'object') return json;

  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      USER_WRITTEN.includes(key) && typeof value === 'string' ? WORD : withLongWords(value),
    ]),
  );
}

test('a very long word widens no page', async ({ page }) => {
  const changedPaths: string[] = [];
  await page.route(
    /\/(reviews\/featured|practitioners\/available|practitioners?\/[^?]+\/(info|reviews))/,
    async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback();
      const response = await route.fetch();
      changedPaths.push(new URL(route.request().url()).pathname);
      await route.fulfill({ response, json: withLongWords(await response.json()) });
    },
  );
  await page.setViewportSize({ width: 320, height: 844 });

  for (const path of [
    '/',
    await someProfilePath(),
    '/practitioner-search?address=Leeds&town=Leeds&lat=53.8&lon=-1.55&type=beautician&location=mobile',
  ]) {
    // Navigate in the app, because a prerendered page already contains its data.
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await navigateInApp(page, path);
    await expect(page.getByText(WORD).first()).toBeAttached();
    // Reviews are loaded after the profile.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect.soft(await horizontalOverflow(page), path).toEqual(NO_OVERFLOW);
  }
  expect(changedPaths.length).toBeGreaterThan(2);
});
