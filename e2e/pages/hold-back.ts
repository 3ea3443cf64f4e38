import type { Page } from '@playwright/test';

/** Holds matching requests back, as a slow network does. @returns what lets them through */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await delivered;
    await route.continue();
  });

  return deliver;
}
