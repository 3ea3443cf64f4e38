import type { Page } from '@playwright/test';

/** Navigates within the single-page app, as a link does, without loading the document again. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    // The router identifies a history entry by its key.
    history.pushState({ key: crypto.randomUUID() }, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
