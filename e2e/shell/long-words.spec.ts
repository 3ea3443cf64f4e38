// People write what they like: a name, a review or a bio of one endless word widens no page.
import { someProfile } from '../arrange/market.ts';
import { followTo } from '../pages/navigate.ts';
import { expect, test } from '../pages/test.ts';
import { NO_WIDER, widthBeyondWindow } from '../pages/widths.ts';

const WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const WRITTEN = ['name', 'reviewer_name', 'text', 'bio'];

/** The same answer, with everything that somebody wrote in one word. */
function stretched(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(stretched);
  if (answer === null || typeof answer !== 'object') return answer;

  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      WRITTEN.includes(key) && typeof value === 'string' ? WORD : stretched(value),
    ]),
  );
}

test('an endless word widens no page', async ({ page }) => {
  const heard: string[] = [];
  await page.route(
    /\/(reviews\/featured|practitioners\/available|practitioners?\/[^?]+\/(info|reviews))/,
    async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback();
      const response = await route.fetch();
      heard.push(new URL(route.request().url()).pathname);
      await route.fulfill({ response, json: stretched(await response.json()) });
    },
  );
  await page.setViewportSize({ width: 320, height: 844 });

  for (const address of [
    '/',
    await someProfile(),
    '/practitioner-search?address=Leeds&town=Leeds&lat=53.8&lon=-1.55&type=beautician&location=mobile',
  ]) {
    // Not from the address bar: a page that is served ready has its answers with it.
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await followTo(page, address);
    await expect(page.getByText(WORD).first()).toBeAttached();
    // Reviews come after what they are about.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect.soft(await widthBeyondWindow(page), address).toEqual(NO_WIDER);
  }
  expect(heard.length).toBeGreaterThan(2);
});
