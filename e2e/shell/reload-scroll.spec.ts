// Who reloads a long page goes on reading where they were.
import { signInAs } from '../arrange/personas.ts';
import { expect, test } from '../pages/test.ts';

test.use({ viewport: { width: 390, height: 800 } });

const RESULTS =
  '/practitioner-search?address=SW1A+1AA&town=London&lat=51.501009&lon=-0.141588&type=hairdresser&location=idm';

for (const [path, y] of [
  [RESULTS, 1_200],
  [`${RESULTS}&page=2`, 1_200],
  ['/customer/bookings', 800],
] as const) {
  test(`a reload of ${path.split('?')[0]} at ${y}${path.includes('page=2') ? ', page 2' : ''} stays there`, async ({
    page,
  }) => {
    await signInAs(page, 'customer');
    await page.goto(path);
    const items = page
      .getByRole('main')
      .getByRole('article')
      .or(page.getByRole('main').getByRole('listitem'));
    await expect(items.first()).toBeVisible();
    await page.waitForFunction((at) => document.documentElement.scrollHeight > at + innerHeight, y);
    await page.evaluate((at) => scrollTo(0, at), y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);

    await page.reload();
    await expect(items.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  });
}

// Their content comes only after the router has scrolled, as far as the page reached by then.
for (const [persona, path, heading] of [
  ['practitioner', '/practitioner/services', 'Services'],
  ['practitioner', '/practitioner/availability', 'Work hours'],
  ['admin', '/admin/market-settings', 'History'],
  ['customer', '/customer/settings', 'Settings'],
] as const) {
  test(`a reload of ${path} stays where it was`, async ({ page }) => {
    await signInAs(page, persona);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const last = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const y = await settled(last);
    expect(y).toBeGreaterThan(1_300);
    await page.evaluate((at) => scrollTo(0, at), y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);

    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  });
}

test('before a choice about cookies, a reload at the end of a public page stays there', async ({
  page,
}) => {
  await page.goto('/hygiene');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const y = await settled(() =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  );
  await page.evaluate((at) => scrollTo(0, at), y);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
});

test('who scrolls while the page is still loading stays where they are', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/market-settings');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2_000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/dashboard/admin/settings*', async (route) => {
    await answered;
    await route.fallback();
  });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Market settings' })).toBeVisible();
  // As far as the page reaches until now: before that, there is nothing to scroll away from.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  answer();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** The value of a page once it no longer changes. */
async function settled(read: () => Promise<number>): Promise<number> {
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const now = await read();
      const isSettled = now === before;
      before = now;

      return isSettled;
    })
    .toBe(true);

  return before;
}
