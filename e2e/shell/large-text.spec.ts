// Text at twice its size on a phone: nothing is out of reach.
import { LARGE_TEXT } from '../pages/horizontal-overflow.ts';
import { expect, test } from '../pages/test.ts';

const RESULTS =
  '/practitioner-search?address=SW1A+1AA&town=London&lat=51.501009&lon=-0.141588&type=hairdresser&location=idm';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) =>
  page.addInitScript((rules) => {
    const style = new CSSStyleSheet();
    style.replaceSync(rules);
    document.adoptedStyleSheets = [style];
  }, LARGE_TEXT),
);

test('a time is chosen, and the dialog scrolls to its button', async ({ page }) => {
  await page.goto(RESULTS);
  // It would cover most of the page.
  await page.getByRole('button', { name: 'Only what is necessary' }).click();
  const toTimes = page.locator('a[href*="/availability/"]').first();
  const times = await toTimes.getAttribute('href');
  await page.goto(times ?? '');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Add/ }).first().click();
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d$/ })
    .first()
    .check();
  const further = dialog.getByRole('button', { name: 'Continue' });
  await further.scrollIntoViewIfNeeded();
  await expect(further).toBeInViewport({ ratio: 1 });
  await expect(further).toBeEnabled();

  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
