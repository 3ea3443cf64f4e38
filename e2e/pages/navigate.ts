import type { Page } from '@playwright/test';

/** Goes to an address within the page that is open, as a link does: nothing is loaded anew. */
export async function followTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    // The router tells one visit of a page from the next by its key.
    history.pushState({ key: crypto.randomUUID() }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
