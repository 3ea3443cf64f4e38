import type { Page } from '@playwright/test';

/** The maximum layout shift (performance.md). */
export const MAX_SHIFT = 0.02;

interface WithLayoutShift {
  layoutShift: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Must run before the page is opened. */
export async function measureLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const view = window as unknown as WithLayoutShift;
    view.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) view.layoutShift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as WithLayoutShift).layoutShift);
}

/** The layout shift once the fonts and what is about to be painted are on screen. */
export function settledLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );

    return (window as unknown as WithLayoutShift).layoutShift;
  });
}
