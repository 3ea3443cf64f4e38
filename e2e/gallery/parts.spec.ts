import type { Locator, Page } from '@playwright/test';
import type { PartKey } from '../../apps/gallery/src/part-names.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { tabStops } from '../pages/tab-stops.ts';
import { smallTargets } from '../pages/tap-targets.ts';
import {
  consoleProblemsDuring,
  expect,
  openPart,
  PARTS,
  SCHEMES,
  type Scheme,
  test,
} from './gallery-test.ts';

const WIDTHS = [1440, 390] as const;

const SHOTS = SCHEMES.flatMap((scheme) => WIDTHS.map((width) => [scheme, width] as const));

/** A table of a thousand rows: the screenshot shows only the window. */
const TALL_PART: PartKey = 'long-table';

/** Lazy content that replaces something else when it is visible. */
const LAZY_CONTENT: Partial<Record<PartKey, string>> = { 'google-map': '[data-kind=circle]' };

/** What is visible only once it is opened: how to open it, and the name of its screenshot. */
const OPENED: readonly { part: PartKey; name: string; open: (page: Page) => Promise<void> }[] = [
  { part: 'dialog', name: 'dialog-open', open: byButton('Open dialog') },
  { part: 'dialog', name: 'dialog-open-art', open: byButton('Open art') },
  { part: 'dialog', name: 'dialog-open-question', open: byButton('Open danger') },
  { part: 'dialog', name: 'dialog-open-small', open: byButton('Open small') },
  { part: 'dialog', name: 'dialog-open-drawer', open: byButton('Open drawer') },
  { part: 'menu', name: 'menu-open', open: byKey('More') },
  { part: 'popover', name: 'popover-open', open: byKey('Edit') },
  { part: 'popover', name: 'popover-anchored', open: byKey('At my home') },
  { part: 'date-field', name: 'date-field-open', open: byButton('Open the calendar New date') },
  { part: 'carousel', name: 'carousel-open', open: byButton('Open photo 1 of 4') },
  { part: 'address-field', name: 'address-field-open', open: byTyping('Postcode or town', 'SW') },
  { part: 'tooltip', name: 'tooltip-open', open: byTab },
];

// One test per component: opening a page for each check would take longer than the checks.
for (const { key, title } of PARTS) {
  test(`${title}: accessible, usable by keyboard and touch, within the policy, looks the same`, async ({
    page,
  }) => {
    // Its initial state, before anything else is done with it.
    const problems = await consoleProblemsDuring(page, async () => {
      for (const [scheme, width] of SHOTS) {
        await page.setViewportSize({ width, height: 800 });
        await openPart(page, key, scheme);
        await expectSameLook(page, key, scheme, width);
      }
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPart(page, key);
    await test.step('nothing is animated with reduced motion', async () => {
      expect(await runningAnimations(page)).toEqual([]);
    });
    await test.step('axe finds no violations, and the contrast is sufficient in the dark scheme', async () => {
      await expectAccessible(page);
    });
    await test.step('every tab stop has a name and a focus ring', async () => {
      const stops = await tabStops(page);
      expect(stops.filter(({ hasFocusRing, hasName }) => !hasFocusRing || !hasName)).toEqual([]);
    });
    await test.step('tap targets are large enough, and it fits a narrow page', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await page.locator('main').evaluate(smallTargets)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });

    expect(problems).toEqual([]);
  });
}

for (const { part, name, open } of OPENED) {
  test(`${name} looks the same, wide and narrow, light and dark`, async ({ page }) => {
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
        expect(await runningAnimations(page), 'with reduced motion').toEqual([]);

        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${scheme}.png`);
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
      }
    }
  });
}

/** Of a component in its initial state, in a window of this width. */
async function expectSameLook(page: Page, key: PartKey, scheme: Scheme, width: number) {
  const target = await screenshotTarget(page, key, width);
  const lazy = LAZY_CONTENT[key];
  if (lazy) await page.locator(lazy).first().waitFor({ state: 'attached' });

  await expect.soft(target).toHaveScreenshot(`${key}-${width}-${scheme}.png`);
}

/** Running animations that last longer than 1 ms. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) =>
        'animationName' in animation ? `${animation.animationName}` : 'another',
      ),
  );
}

/**
 * Makes the window as tall as the component, since scrolling during a screenshot would cut fixed
 * elements in two. Returns what to take the screenshot of.
 */
async function screenshotTarget(page: Page, part: PartKey, width: number): Promise<Locator | Page> {
  await page.setViewportSize({ width, height: 800 });
  const main = page.locator('main');
  if (part === TALL_PART) {
    await main.evaluate(async (element) => {
      // The rows are laid out again for the new width, which would change the scroll position.
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

/** By keyboard: a pressed button moves by a pixel, which would shift what opens next to it. */
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

/** Focuses the first tab stop of the component. */
async function byTab(page: Page) {
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  await page.keyboard.press('Tab');
}
