import type { Page } from '@playwright/test';

/** More stops add no information. */
const MAX_STOPS = 40;

interface Stop {
  html: string;
  /** A focus ring around it, or around a parent. */
  hasFocusRing: boolean;
  hasName: boolean;
  /** Something that is fixed to the window stands over it. */
  isCovered: boolean;
}

/** All tab stops inside an element of the page, until the focus leaves it. */
export async function tabStops(page: Page, area = 'main'): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.locator(area).evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  for (let step = 0; step < MAX_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop, area);
    if (!stop) return stops;
    stops.push(stop);
  }

  return stops;
}

function readStop(area: string): Stop | null {
  const focused = document.activeElement;
  if (!focused?.closest(area)) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over: Element[] = [];
  let seen = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
  for (; seen && !seen.contains(focused); seen = seen.parentElement) over.push(seen);
  const isRinged = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const candidates = [focused, focused.parentElement, focused.parentElement?.parentElement ?? null];
  // A segment of a date field is highlighted, and the field around it has the ring.
  candidates.push(focused.closest('[role=group]'));
  const labels = 'labels' in focused ? [...((focused as HTMLInputElement).labels ?? [])] : [];
  const name = [
    focused.getAttribute('aria-label'),
    focused.getAttribute('aria-labelledby'),
    focused.textContent,
    ...labels.map((label) => label.textContent),
  ];

  return {
    html: focused.outerHTML.slice(0, 120),
    hasFocusRing: candidates.some(isRinged),
    hasName: name.some((text) => Boolean(text?.trim())),
    isCovered: over.some((element) => getComputedStyle(element).position === 'fixed'),
  };
}
