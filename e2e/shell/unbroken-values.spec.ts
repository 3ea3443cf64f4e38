// Nobody reads "£1,742." and, on the next line, "40".
import { type Persona, signInAs } from '../arrange/personas.ts';
import { brokenValues } from '../pages/broken-values.ts';
import { DASHBOARD_SCREENS } from '../pages/dashboard-screens.ts';
import { expect, test } from '../pages/test.ts';

const WIDTHS = [1440, 1024, 390];

/** One value that breaks does not hide the others. */
const softly = expect.configure({ soft: true });

for (const [persona, paths] of Object.entries(DASHBOARD_SCREENS)) {
  test(`${persona}: no amount, date, phone number or reference breaks over two lines`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signInAs(page, persona as Persona);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
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
