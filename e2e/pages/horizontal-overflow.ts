import type { Page } from '@playwright/test';

/** Text at twice its size. */
export const LARGE_TEXT = 'html { font-size: 200% }';

const FALLBACK_FONTS =
  ':root { --font-text: "DejaVu Sans", sans-serif; --font-display: "DejaVu Serif", serif; }';
/** Of WCAG 1.4.12. */
const TEXT_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }';
const PHONE = { width: 390, height: 844 };

/**
 * By how many pixels a page is wider than its window: as rendered, with wider fallback fonts (our
 * fonts are not loaded, or the user chose others), and with the text spacing of WCAG 1.4.12.
 */
export async function horizontalOverflow(page: Page): Promise<{
  asRendered: number;
  withFallbackFonts: number;
  withTextSpacing: number;
}> {
  return {
    asRendered: await overflowWith(page, ''),
    withFallbackFonts: await overflowWith(page, FALLBACK_FONTS),
    withTextSpacing: await overflowWith(page, TEXT_SPACING),
  };
}

export const NO_OVERFLOW = { asRendered: 0, withFallbackFonts: 0, withTextSpacing: 0 };

/** By how many pixels a page is wider than a phone with text at twice its size; leaves the window so wide. */
export async function overflowOfLargeText(page: Page): Promise<number> {
  await page.setViewportSize(PHONE);

  return overflowWith(page, LARGE_TEXT);
}

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

/**
 * By how many pixels the widest table is wider than its frame in a laptop's window, with a long name in every cell
 * for a name; leaves the window so wide.
 */
export async function overflowOfTables(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 800 });

  return page.evaluate((name) => {
    for (const cell of document.querySelectorAll('main td[data-name]')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      let last: Node | null = null;
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (!node.parentElement?.closest('[href^="tel:"]')) last = node;
      }
      if (last) last.textContent = name;
    }
    const frames = document.querySelectorAll('main :has(> table)');

    return Math.max(0, ...[...frames].map((frame) => frame.scrollWidth - frame.clientWidth));
  }, LONG_NAME);
}

async function overflowWith(page: Page, rules: string): Promise<number> {
  return page.evaluate((css) => {
    const root = document.documentElement;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const overflow = root.scrollWidth - root.clientWidth;
    document.adoptedStyleSheets.pop();

    return overflow;
  }, rules);
}
