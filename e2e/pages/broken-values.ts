import type { Page } from '@playwright/test';

/**
 * Amounts, dates, times, phone numbers and references that are shown on two lines, cut inside. Of an email address, the
 * part before its @ and the part after it.
 */
export async function brokenValues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const value =
      /−?£[\d,]+(?:\.\d\d)?|\d\d\/\d\d\/\d{4}|\b\d\d:\d\d\b|\bFR-\d+|\bNo\. \d+|\b0\d{4} \d{6}\b|[\w.+-]+@|(?<=@)[\w.-]+\w/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: found, index } of text.nodeValue?.matchAll(value) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(found);
      }
    }

    return broken;
  });
}
