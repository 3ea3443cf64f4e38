import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a screen of the admin area, and on a phone its filters. An admin must be signed in. */
export async function openScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const filters = page.getByRole('button', { name: /^Filters/, expanded: false });
  if (await filters.isVisible()) await filters.click();
}

/** The row of a list that contains a text: a table row, or a card on a phone. */
export function rowWith(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('main')
    .locator('tbody tr, ul[aria-label] > li')
    .filter({ hasText: text, visible: true });
}

/** Types a date, or a date and a time, into a date field: `24122029` or `241220291800`. */
export async function typeDateTime(field: Locator, digits: string): Promise<void> {
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(digits, { delay: 20 });
}

/** Starts a download with `start`, and returns its file name. */
export async function downloadFileName(page: Page, start: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await start();

  return (await download).suggestedFilename();
}
