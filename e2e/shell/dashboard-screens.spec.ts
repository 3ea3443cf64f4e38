// The screens of the dashboards fit the narrowest phone with any font, a phone with large text, a laptop at
// 200% and, with all columns of their tables, a small laptop, also where scrollbars take space; they have enough
// contrast in the dark scheme, and nobody reads "£1,742." and, on the next line, "40".
import { type Persona, signInAs } from '../arrange/personas.ts';
import { expectDarkContrast } from '../pages/accessibility.ts';
import { brokenValues } from '../pages/broken-values.ts';
import { sidewaysWithScrollbars, test } from '../pages/classic-scrollbars.ts';
import { DASHBOARD_SCREENS } from '../pages/dashboard-screens.ts';
import {
  horizontalOverflow,
  NO_OVERFLOW,
  overflowOfLargeText,
  overflowOfTables,
} from '../pages/horizontal-overflow.ts';
import { expect } from '../pages/test.ts';

/** Of windows in which no amount, date, phone number or reference may break over two lines. */
const WIDTHS = [390, 1024, 1440];

/** One value that breaks does not hide the others. */
const softly = expect.configure({ soft: true });

for (const [persona, paths] of Object.entries(DASHBOARD_SCREENS)) {
  test(`${persona}: each screen fits its window, breaks no value and has enough contrast in the dark`, async ({
    page,
  }) => {
    await signInAs(page, persona as Persona);
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await horizontalOverflow(page), path).toEqual(NO_OVERFLOW);
      expect.soft(await overflowOfLargeText(page), `${path}, large text`).toBe(0);
      // As wide as a window of 1440 pixels at 200%: tables instead of cards, and no room for them.
      await page.setViewportSize({ width: 720, height: 450 });
      const { asRendered } = await horizontalOverflow(page);
      expect.soft(asRendered, `${path}, 720 wide`).toBe(0);
      expect.soft(await overflowOfTables(page), `tables of ${path}`).toBe(0);
      expect.soft(await sidewaysWithScrollbars(page), `${path}, with scrollbars`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 844 });
      await expectDarkContrast(page);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // A calendar takes a moment to show as many days as there is room for.
        await softly
          .poll(() => brokenValues(page), { message: `${path}, ${width} wide` })
          .toEqual([]);
      }
    }
  });
}
