// What stands fixed over the page covers nothing that has the focus, and no error of it (WCAG 2.4.11).
import type { Locator } from '@playwright/test';
import { signInAs } from '../arrange/personas.ts';
import { tabStops } from '../pages/tab-stops.ts';
import { expect, test } from '../pages/test.ts';

/** Whether somebody who looks at the middle of it sees it, and nothing that stands over it. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height - 2);

    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

for (const [device, viewport] of [
  // There the bar is as wide as the page.
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a wrong price is read above the bar that asks for consent', async ({ page }) => {
      await signInAs(page, 'practitioner');
      await page.goto('/practitioner/services');
      await expect(page.getByRole('button', { name: 'Only what is necessary' })).toBeVisible();
      await page.getByRole('button', { name: /^Henna brows/ }).click();
      const price = page.getByRole('spinbutton', { name: 'Price of Henna brows' });
      await price.fill('42.30');
      await price.evaluate((field) => {
        field.blur();
        // It is at the very bottom of the screen when the price is refused.
        scrollBy(0, field.getBoundingClientRect().bottom - innerHeight);
      });
      await price.focus();
      await price.press('Enter');

      const error = page
        .getByText('Price must be a multiple of £0.50')
        .locator('visible=true')
        .first();
      await expect(error).toBeVisible();
      await expect.poll(() => isUncovered(price)).toBe(true);
      await expect.poll(() => isUncovered(error)).toBe(true);
    });
  });
}

test('the bar that asks for consent covers no tab stop of a dashboard, nor of the footer', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/market-settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Only what is necessary' })).toBeVisible();
  // In the place of a page whose data has not come, the footer is not shown.
  await expect(page.getByRole('contentinfo')).toBeVisible();

  for (const area of ['main', 'footer']) {
    const stops = await tabStops(page, area);
    expect(stops.length, area).toBeGreaterThan(5);
    expect
      .soft(
        stops.filter(({ isCovered }) => isCovered),
        area,
      )
      .toEqual([]);
  }
});
