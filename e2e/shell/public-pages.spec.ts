// Every page that anybody may read: for a screen reader, a keyboard, a finger and a narrow phone.
import { someProfile } from '../arrange/market.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { readyAddresses } from '../pages/ready-addresses.ts';
import { tabStops } from '../pages/tab-stops.ts';
import { smallTargets } from '../pages/targets.ts';
import { expect, test } from '../pages/test.ts';
import { NO_WIDER, widthBeyondWindow } from '../pages/widths.ts';

/** Which pages there are, the product says: each of these tests takes every fourth of them. */
const PARTS = [0, 1, 2, 3];

for (const part of PARTS) {
  test(`each public page is for everybody, at its widest and at its narrowest (${part + 1} of ${PARTS.length})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const addresses = [
      ...(await readyAddresses(page)),
      await someProfile(),
      '/practitioner-registration',
      '/services-search',
    ].filter((_, place) => place % PARTS.length === part);
    expect(addresses.length).toBeGreaterThan(2);

    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        const stops = await tabStops(page);
        expect.soft(stops.filter(({ isSeen, hasName }) => !isSeen || !hasName)).toEqual([]);

        await page.setViewportSize({ width: 390, height: 844 });
        expect.soft(await page.locator('main').evaluate(smallTargets)).toEqual([]);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await widthBeyondWindow(page), `${address}, ${width} wide`).toEqual(NO_WIDER);
        }
      });
    }
  });
}
