// Pages are painted before the fonts are loaded. The fallback fonts take the same space.
import type { Page } from '@playwright/test';
import { someProfilePath } from '../arrange/api-calls.ts';
import {
  layoutShift,
  MAX_SHIFT,
  measureLayoutShift,
  settledLayoutShift,
} from '../pages/layout-shift.ts';
import { expect, test } from '../pages/test.ts';

/** Delays the fonts until the returned function is called. */
async function delayFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await isReleased;
    await route.continue();
  });

  return release;
}

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

const loadedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);

for (const path of ['/', '/services', '/support', 'a profile']) {
  test(`fonts that load late shift nothing on ${path}`, { tag: '@phone' }, async ({ page }) => {
    await measureLayoutShift(page);
    const releaseFonts = await delayFonts(page);
    await page.goto(path === 'a profile' ? await someProfilePath() : path, {
      waitUntil: 'commit',
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => paints(page)).toBe(1);

    // Wait for the data and the consent bar too: after this only the fonts can shift the layout, the bar included.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Only what is necessary' })).toBeVisible();
    const before = await layoutShift(page);

    releaseFonts();
    await expect.poll(() => loadedFonts(page)).toBeGreaterThan(1);
    expect((await settledLayoutShift(page)) - before).toBeLessThan(MAX_SHIFT);
  });
}
