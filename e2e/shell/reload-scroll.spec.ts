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
