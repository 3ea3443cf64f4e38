// Pages are painted before their letters are there: what stands in for them takes the same room.
import type { Page } from '@playwright/test';
import { someProfile } from '../arrange/market.ts';
import { expect, test } from '../pages/test.ts';

/** What a visitor may see move, by the measure of the browser (performance.md). */
const MOST = 0.02;

interface Watching {
  moved: number;
}

/** Holds the letters back until it is called. */
async function holdLetters(page: Page): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await sent;
    await route.continue();
  });

  return send;
}

function watchMoves(): void {
  const watching = window as unknown as Watching;
  watching.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watching.moved += (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** @returns how far things moved, once the letters are drawn */
function movedBy(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );

    return (window as unknown as Watching).moved;
  });
}

const movedSoFar = (page: Page) => page.evaluate(() => (window as unknown as Watching).moved);

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

const letters = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);

for (const address of ['/', '/services', '/support', 'a profile']) {
  test(`letters that come late move nothing on ${address}`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(watchMoves);
    const send = await holdLetters(page);
    await page.goto(address === 'a profile' ? await someProfile() : address, {
      waitUntil: 'commit',
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => paints(page)).toBe(1);

    // A server that is slow to answer lets a page fill later, which is not what letters do to it.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const before = await movedSoFar(page);

    send();
    await expect.poll(() => letters(page)).toBeGreaterThan(1);
    expect((await movedBy(page)) - before).toBeLessThan(MOST);
  });
}
