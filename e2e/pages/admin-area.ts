import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a screen of the admin area; the browser is the admin's already. */
export async function openScreen(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The row of a list that tells of somebody: of its table, or of its cards on a phone. */
export function rowWith(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('main')
    .locator('tbody tr, ul[aria-label] > li')
    .filter({ hasText: text, visible: true });
}

/** Types a day, or a day and a time, into the parts of a date field: `24122029` or `241220291800`. */
export async function typeMoment(field: Locator, digits: string): Promise<void> {
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(digits, { delay: 20 });
}

/** Does what begins a download, and answers the name under which the browser keeps it. */
export async function downloaded(page: Page, begin: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await begin();

  return (await download).suggestedFilename();
}
