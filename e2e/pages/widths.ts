import type { Page } from '@playwright/test';

/**
 * How much wider than its window a page is, in pixels: as it is drawn, with wider letters than ours
 * (the fonts have not come, or the reader chose others), and with as much room between letters,
 * words and lines as WCAG 1.4.12 lets a reader ask for.
 */
export async function widthBeyondWindow(page: Page): Promise<{
  asDrawn: number;
  inOtherLetters: number;
  spaced: number;
}> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const under = (rules: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      const beyond = root.scrollWidth - root.clientWidth;
      document.adoptedStyleSheets.pop();

      return beyond;
    };

    return {
      asDrawn: under(''),
      inOtherLetters: under(
        ':root { --font-text: "DejaVu Sans", sans-serif; --font-display: "DejaVu Serif", serif; }',
      ),
      spaced: under(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }',
      ),
    };
  });
}

export const NO_WIDER = { asDrawn: 0, inOtherLetters: 0, spaced: 0 };
