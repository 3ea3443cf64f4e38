// Every public page, with screen reader, keyboard, touch screen and narrow phone.
import { someProfilePath } from '../arrange/api-calls.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { sidewaysWithScrollbars, test } from '../pages/classic-scrollbars.ts';
import { distortedImages } from '../pages/distorted-images.ts';
import {
  horizontalOverflow,
  NO_OVERFLOW,
  overflowOfLargeText,
} from '../pages/horizontal-overflow.ts';
import { prerenderedPaths } from '../pages/prerendered-paths.ts';
import { tabStops } from '../pages/tab-stops.ts';
import { smallTargets } from '../pages/tap-targets.ts';
import { expect } from '../pages/test.ts';

/** The list of pages comes from the product. Each of these tests checks every fourth page. */
const PARTS = [0, 1, 2, 3];

for (const part of PARTS) {
  test(`each public page is accessible and fits wide and narrow windows (${part + 1} of ${PARTS.length})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const paths = [
      ...(await prerenderedPaths(page)),
      await someProfilePath(),
      '/practitioner-registration',
      '/services-search',
    ].filter((_, index) => index % PARTS.length === part);
    expect(paths.length).toBeGreaterThan(2);

    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        const stops = await tabStops(page);
        expect
          .soft(stops.filter(({ hasFocusRing, hasName }) => !hasFocusRing || !hasName))
          .toEqual([]);
        expect.soft(await distortedImages(page), path).toEqual([]);

        await page.setViewportSize({ width: 390, height: 844 });
        expect.soft(await distortedImages(page), `${path}, 390 wide`).toEqual([]);
        expect.soft(await page.locator('main').evaluate(smallTargets)).toEqual([]);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect
            .soft(await horizontalOverflow(page), `${path}, ${width} wide`)
            .toEqual(NO_OVERFLOW);
        }
        expect.soft(await overflowOfLargeText(page), `${path}, large text`).toBe(0);
        expect.soft(await sidewaysWithScrollbars(page), `${path}, with scrollbars`).toEqual([]);
      });
    }
  });
}
