import { expectAccessible } from '../pages/accessibility.ts';
import { tabStops } from '../pages/tab-stops.ts';
import { smallTargets } from '../pages/targets.ts';
import { complaintsDuring, expect, openPart, PARTS, test } from './gallery-test.ts';

for (const { key, title } of PARTS) {
  test(`${title}: accessible, by keys and by finger, and inside the policy`, async ({ page }) => {
    const complaints = await complaintsDuring(page, () => openPart(page, key));

    await test.step('axe finds nothing, in the light and in the dark', async () => {
      await expectAccessible(page);
    });
    await test.step('Tab reaches what can be used, and shows where it is', async () => {
      const stops = await tabStops(page);
      expect(stops.filter(({ isSeen, hasName }) => !isSeen || !hasName)).toEqual([]);
    });
    await test.step('a finger can hit it, and a narrow page holds it', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await page.locator('main').evaluate(smallTargets)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });

    expect(complaints).toEqual([]);
  });
}
