// Scrollbars take space on most desktops, but not in a headless browser unless it is told so.
import type { CDPSession, Page } from '@playwright/test';
import { test as base } from './test.ts';

const WIDTHS = [1280, 1366, 1440, 1536, 1920];

/** Its pages can show classic scrollbars, see `sidewaysWithScrollbars`; until then they have none, as in other tests. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignored = launchOptions.ignoreDefaultArgs;
      await use({
        ...launchOptions,
        ignoreDefaultArgs: [...(Array.isArray(ignored) ? ignored : []), '--hide-scrollbars'],
      });
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await showScrollbars(page, false);
    await use(page);
  },
});

/** What scrolls sideways in the open page where scrollbars take space, in windows of laptops and desktops. */
export async function sidewaysWithScrollbars(page: Page): Promise<string[]> {
  const found: string[] = [];
  await showScrollbars(page, true);
  for (const width of WIDTHS) {
    // So low that every page is longer than the window, and has a scrollbar.
    await page.setViewportSize({ width, height: 300 });
    const { scrollbar, overflow } = await page.evaluate(() => ({
      scrollbar: innerWidth - document.documentElement.clientWidth,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    if (scrollbar === 0) found.push(`no scrollbar, ${width} wide`);
    if (overflow > 0) found.push(`${overflow} pixels too wide, ${width} wide`);
  }
  await showScrollbars(page, false);

  return found;
}

/** Of each page: what one session hides, another cannot show. */
const sessions = new WeakMap<Page, CDPSession>();

async function showScrollbars(page: Page, areShown: boolean): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setScrollbarsHidden', { hidden: !areShown });
}
