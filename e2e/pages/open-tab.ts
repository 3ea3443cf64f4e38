import { expect, type Page } from '@playwright/test';

/** Waits until the tab follows releases, and has what it shows if its connection is gone. */
export async function untilFollowing(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('shell:following', 'mark').length > 0,
  );
}

/** Comes back to an open tab until it requests the live releases: soon after one look at them it takes no other. */
export async function lookForReleases(page: Page): Promise<void> {
  await untilFollowing(page);
  let isRequested = false;
  const responded = page.waitForRequest('**/registry.json').then((request) => {
    isRequested = true;

    return request.response();
  });
  await expect(async () => {
    if (!isRequested) await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(isRequested).toBe(true);
  }).toPass({ intervals: [500] });
  await responded;
}
