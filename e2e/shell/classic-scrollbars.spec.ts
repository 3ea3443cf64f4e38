// Scrollbars take space on most desktops, but not in a headless browser unless it is told so.
import { prerenderedPaths } from '../pages/prerendered-paths.ts';
import { expect, test } from '../pages/test.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

const WIDTHS = [1280, 1366, 1440, 1536, 1920];

test('no public page scrolls sideways where scrollbars take space', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of [...(await prerenderedPaths(page)), '/services-search']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const measured = await page.evaluate(() => ({
        scrollbar: innerWidth - document.documentElement.clientWidth,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect.soft(measured.overflow, `${path}, ${width} wide`).toBe(0);
      if (path === '/') expect(measured.scrollbar).toBeGreaterThan(0);
    }
  }
});
