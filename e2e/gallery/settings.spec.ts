// System settings of the user: forced colours, larger text. parts.spec.ts tests reduced motion.
import type { Page } from '@playwright/test';
import type { PartKey } from '../../apps/gallery/src/part-names.ts';
import { expect, openPart, test } from './gallery-test.ts';

/** An element that is selected, marked or disabled, and one that is not. */
const PAIRS: readonly [part: PartKey, one: string, other: string][] = [
  ['tabs', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['tabs', 'main nav a[aria-current]', 'main nav a:not([aria-current])'],
  ['segments', 'main [aria-pressed=true]', 'main [aria-pressed=false]'],
  ['date-strip', '[role=radio][aria-checked=true]', '[role=radio][aria-checked=false]:enabled'],
  ['date-strip', '[role=radio]:disabled', '[role=radio][aria-checked=false]:enabled'],
  [
    'date-strip',
    '[class*="__today_"][aria-checked=false]',
    '[role=radio]:not([class*="__today_"])',
  ],
  ['slot-grid', '[role=radio][aria-checked=true]', '[role=radio][aria-checked=false]:enabled'],
  ['slot-grid', '[role=radio]:disabled', '[role=radio][aria-checked=false]:enabled'],
  ['choice', 'input[type=checkbox]:checked', 'input[type=checkbox]:not(:checked)'],
  ['choice', 'input[type=radio]:checked', 'input[type=radio]:not(:checked)'],
  ['choice', 'label:has([type=radio][value="5"])', 'label:has([type=radio][value="10"])'],
  ['choice', 'label:has([value=mobile])', 'label:has([value=salon])'],
  ['choice', 'input[role=switch]:checked', 'input[role=switch]:not(:checked)'],
  ['month-calendar', 'td [data-selected]', 'td button:not([data-selected], [data-disabled])'],
  ['month-calendar', 'td [data-today]', 'td button:not([data-today], [data-disabled])'],
  ['pagination', 'button[aria-current=page]', 'button[aria-label="Page 1"]'],
  ['sidebar', 'main nav a[aria-current=page]', 'main nav a:not([aria-current])'],
  ['chip', 'main [class*="__accent_"]', 'main [class*="__chip_"]:not([class*="__accent_"])'],
  ['button', 'main button[aria-disabled=true][data-disabled]', 'main button:enabled'],
  ['button', 'main button:disabled', 'main button:enabled'],
  ['quantity', 'button[aria-disabled=true]', 'button:not([aria-disabled])'],
  ['stepper', 'li[aria-current]', 'li:last-child'],
  ['progress', '[role=progressbar] rect, [role=progressbar] > *', '[role=progressbar]'],
  ['range-slider', '[class*="__fill_"]', '[class*="__line_"]'],
];

test('selected and disabled elements are distinguishable in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });

  let opened: PartKey | undefined;
  for (const [part, one, other] of PAIRS) {
    // Pairs of one component are neighbours.
    if (part !== opened) await openPart(page, part);
    opened = part;
    const colors = await colorsOf(page, one);
    expect.soft(colors, `${part}: ${one}`).not.toEqual(await colorsOf(page, other));
  }
});

/** The colours of an element that remain in forced colours: text, background, borders, outline. */
function colorsOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const { backgroundColor, borderTopColor, borderBottomColor, color, fill } = style;
        return [backgroundColor, borderTopColor, borderBottomColor, color, fill, style.outline];
      }),
    );
}

test('the focus ring has the system’s highlight colour in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });

  for (const part of ['button', 'field', 'choice', 'slot-grid', 'tabs', 'range-slider'] as const) {
    await openPart(page, part);
    await page.locator('main').evaluate((main) => {
      main.tabIndex = -1;
      main.focus();
    });
    await page.keyboard.press('Tab');
    const rings = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'Highlight';
      document.body.append(probe);
      const highlight = getComputedStyle(probe).color;
      probe.remove();
      const focused = document.activeElement;

      return [focused, focused?.parentElement, focused?.closest('label')].map((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor === highlight;
      });
    });
    expect.soft(rings, part).toContain(true);
  }
});

test('the series of a chart differ by more than their colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPart(page, 'chart');

  const bars = page.getByRole('img', { name: /^Bookings by outcome/ }).locator('g:has(> rect)');
  const fills = await bars.evaluateAll((layers) =>
    layers.map((layer) => layer.querySelector('rect')?.getAttribute('fill')),
  );
  const lines = page.getByRole('img', { name: /^Income by day/ }).locator('g > path');
  const dashes = await lines.evaluateAll((paths) =>
    paths.map((path) => getComputedStyle(path).strokeDasharray),
  );

  expect(new Set(fills).size).toBe(4);
  expect(new Set(dashes).size).toBe(3);
});

test('the widest components fit a page zoomed to 400%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });

  for (const part of ['table', 'week-schedule', 'date-field', 'chart', 'dialog'] as const) {
    await openPart(page, part);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, part).toBeLessThanOrEqual(320);
  }
});
