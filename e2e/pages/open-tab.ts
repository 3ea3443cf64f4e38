import { expect, type Page } from '@playwright/test';

/** Waits until the tab follows releases, and has what it shows if its connection is gone. */
export async function untilFollowing(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('shell:following', 'mark').length > 0,
  );
}

/** Comes back to an open tab, until it has asked which releases are live: soon after it did, it does not ask again. */
export async function lookForReleases(page: Page): Promise<void> {
  await untilFollowing(page);
  let isAsked = false;
  const answered = page.waitForRequest('**/registry.json').then((request) => {
    isAsked = true;

    return request.response();
  });
  await expect(async () => {
    if (!isAsked) await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(isAsked).toBe(true);
  }).toPass({ intervals: [500] });
  await answered;
}
