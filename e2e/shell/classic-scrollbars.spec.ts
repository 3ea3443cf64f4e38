// Scrollbars take space on most desktops, but not in a headless browser unless it is told so.
import type { Page } from '@playwright/test';
import { type Persona, signInAs } from '../arrange/personas.ts';
import { DASHBOARD_SCREENS } from '../pages/dashboard-screens.ts';
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
    await expectNoneSideways(page, path);
  }
});

for (const [persona, paths] of Object.entries(DASHBOARD_SCREENS)) {
  test(`${persona}: no screen scrolls sideways where scrollbars take space`, async ({ page }) => {
    test.setTimeout(300_000);
    await signInAs(page, persona as Persona);
    for (const path of paths) await expectNoneSideways(page, path);
  });
}

async function expectNoneSideways(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const width of WIDTHS) {
    // So low that every page is longer than the window, and has a scrollbar.
    await page.setViewportSize({ width, height: 300 });
    const measured = await page.evaluate(() => ({
      scrollbar: innerWidth - document.documentElement.clientWidth,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect.soft(measured.scrollbar, `${path}, ${width} wide`).toBeGreaterThan(0);
    expect.soft(measured.overflow, `${path}, ${width} wide`).toBe(0);
  }
}
