// Users may write very long words in names, reviews and bios. They must not widen a page.
import { someProfilePath } from '../arrange/api-calls.ts';
import { heldBooking } from '../arrange/bookings.ts';
import { storeSession } from '../arrange/personas.ts';
import { brokenWords } from '../pages/broken-words.ts';
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

test('a long name of several words is broken between them, and nothing beside it is cut', async ({
  page,
}) => {
  const NAME = 'Featherstonehaugh-Cholmondeley Wolfeschlegelstein';
  const { session, booking } = await heldBooking();
  const named = { name: NAME, practitioner_name: NAME };
  await page.route(/\/(practitioner\/\d+\/info|booking\/\d+)$/, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...named } });
  });
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await navigateInApp(page, await someProfilePath());
  const select = page.getByRole('link', { name: `Select ${NAME}` }).locator('visible=true');
  expect(await brokenWords(select)).toEqual([]);
  expect(await select.evaluate(textOutside)).toBe(0);

  await navigateInApp(page, `/payment/${booking.id}`);
  const summary = page.getByRole('complementary').getByRole('heading', { name: NAME });
  await expect(summary).toBeVisible();
  expect(await brokenWords(summary)).toEqual([]);
  const steps = page.getByRole('navigation', { name: 'Your search' }).getByRole('list');
  expect(await steps.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});

/** By how many pixels the text of an element is wider than the element. */
function textOutside(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);

  return Math.max(0, text.getBoundingClientRect().width - element.clientWidth);
}
