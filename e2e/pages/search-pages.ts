import { expect, type Page } from '@playwright/test';

/** Searches from the home page for practitioners near Battersea. */
export async function searchFromHome(page: Page): Promise<void> {
  await page.goto('/');
  // Suggestions come once the page's code runs, which takes longer when a release is fallen back from.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Where are you?').pressSequentially('SW11 4NB', { delay: 10 });
  await page
    .getByRole('option', { name: /^SW11 4NB/ })
    .first()
    .click();
  await page.getByLabel('Who do you need?').selectOption({ label: 'Beautician' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Where would you like your treatment?' }),
  ).toBeVisible();
}
