import type { Page } from '@playwright/test';

/** Goes to an address within the page that is open, as a link does: nothing is loaded anew. */
export async function followTo(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
