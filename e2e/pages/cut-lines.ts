import type { Page } from '@playwright/test';

/** Lines of text in the days of a calendar that are cut through their letters, by the text that they begin. */
export async function cutLines(page: Page): Promise<string[]> {
  return page.locator('.rbc-day-slot .rbc-event').evaluateAll((events) =>
    events.flatMap((event) => {
      const texts = document.createTreeWalker(event, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        const shown = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
        let box: Element | null = text.parentElement;
        for (; box && event.contains(box); box = box.parentElement) {
          if (getComputedStyle(box).overflowY === 'visible') continue;
          const { top, bottom } = box.getBoundingClientRect();
          shown.top = Math.max(shown.top, top);
          shown.bottom = Math.min(shown.bottom, bottom);
        }
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { top, bottom, height } of range.getClientRects()) {
          const seen = (Math.min(bottom, shown.bottom) - Math.max(top, shown.top)) / height;
          // A line is a little higher than its letters.
          if (seen > 0.15 && seen < 0.85) cut.push(text.nodeValue ?? '');
        }
      }

      return cut;
    }),
  );
}
