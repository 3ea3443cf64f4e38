import type { Locator, Page } from '@playwright/test';
import type { PartKey } from '../../libs/ui/gallery/part-names.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { tabStops } from '../pages/tab-stops.ts';
import { smallTargets } from '../pages/targets.ts';
import { complaintsDuring, expect, openPart, PARTS, SCHEMES, test } from './gallery-test.ts';

const WIDTHS = [1440, 390] as const;

/** A thousand rows: shot as the window shows them. */
const ENDLESS: PartKey = 'long-table';

/** What comes only to who is near it, and takes the place of something else. */
const COMES_LATE: Partial<Record<PartKey, string>> = { 'google-map': '[data-kind=circle]' };

/** What is seen only once it is opened: how, and the name of its picture. */
const OPENED: readonly { part: PartKey; shot: string; open: (page: Page) => Promise<void> }[] = [
  { part: 'dialog', shot: 'dialog-open', open: byButton('Open dialog') },
  { part: 'dialog', shot: 'dialog-open-art', open: byButton('Open art') },
  { part: 'dialog', shot: 'dialog-open-question', open: byButton('Open danger') },
  { part: 'dialog', shot: 'dialog-open-small', open: byButton('Open small') },
  { part: 'dialog', shot: 'dialog-open-drawer', open: byButton('Open drawer') },
  { part: 'menu', shot: 'menu-open', open: byKey('More') },
  { part: 'popover', shot: 'popover-open', open: byKey('Edit') },
  { part: 'popover', shot: 'popover-beside', open: byKey('At my home') },
  { part: 'date-field', shot: 'date-field-open', open: byButton('Open the calendar New date') },
  { part: 'carousel', shot: 'carousel-open', open: byButton('Open photo 1 of 4') },
  { part: 'combo-field', shot: 'combo-field-open', open: byTyping('Treatment', 'massage') },
  { part: 'address-field', shot: 'address-field-open', open: byTyping('Postcode or town', 'SW') },
  { part: 'tooltip', shot: 'tooltip-open', open: byTab },
];

// One page for a part: to open another one for each question would cost more than the answers.
for (const { key, title } of PARTS) {
  test(`${title}: accessible, by keys and by finger, inside the policy, and as it looked`, async ({
    page,
  }) => {
    const complaints = await complaintsDuring(page, () => openPart(page, key));
    await test.step('axe finds nothing, and nothing in the dark is hard to read', async () => {
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
    await test.step('it looks the same, wide and narrow, light and dark', async () => {
      // As nobody has touched it.
      await page.goto('about:blank');
      for (const scheme of SCHEMES) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await openPart(page, key, scheme);
          const whole = await showWhole(page, key, width);
          const late = COMES_LATE[key];
          if (late) await page.locator(late).first().waitFor({ state: 'attached' });

          await expect.soft(whole).toHaveScreenshot(`${key}-${width}-${scheme}.png`);
        }
      }
    });

    expect(complaints).toEqual([]);
  });
}

for (const { part, shot, open } of OPENED) {
  test(`${shot} looks the same, wide and narrow, light and dark`, async ({ page }) => {
    const opened = page.locator(
      'section[role=dialog], [role=menu], [role=listbox], [role=tooltip]',
    );
    for (const scheme of SCHEMES) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await openPart(page, part, scheme);
        await page.mouse.move(0, 0);
        await open(page);
        await expect(opened).toBeVisible();

        await expect.soft(page).toHaveScreenshot(`${shot}-${width}-${scheme}.png`);
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
      }
    }
  });
}

/**
 * Makes the window as tall as the part, since scrolling while shooting would cut fixed things in two.
 * Answers what to shoot.
 */
async function showWhole(page: Page, part: PartKey, width: number): Promise<Locator | Page> {
  await page.setViewportSize({ width, height: 800 });
  const main = page.locator('main');
  if (part === ENDLESS) {
    await main.evaluate(async (element) => {
      // Its rows are laid out anew for another width, and would take the window along.
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      );
      element.scrollIntoView();
    });
    return page;
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });

  return main;
}

function byButton(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
}

/** A plain button sinks by a pixel under the mouse, and what opens beside it is placed meanwhile. */
function byKey(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).press('Enter');
}

function byTyping(label: string, text: string) {
  return async (page: Page) => {
    const field = page.getByLabel(label, { exact: true });
    await field.clear();
    await field.pressSequentially(text);
  };
}

/** The first that Tab reaches in the part. */
async function byTab(page: Page) {
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  await page.keyboard.press('Tab');
}
