import type { Page } from '@playwright/test';

/** More stops than these say nothing new of a part. */
const ENOUGH = 40;

interface Stop {
  words: string;
  /** A ring around it, or around what it belongs to. */
  isSeen: boolean;
  hasName: boolean;
}

/** Every stop of the Tab key inside the part, until the focus leaves it. */
export async function tabStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  for (let step = 0; step < ENOUGH; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) return stops;
    stops.push(stop);
  }

  return stops;
}

function readStop(): Stop | null {
  const here = document.activeElement;
  if (!here?.closest('main')) return null;
  const isRinged = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const around = [here, here.parentElement, here.parentElement?.parentElement ?? null];
  // A part of a date is filled instead of ringed, inside a field that is.
  around.push(here.closest('[role=group]'));
  const labels = 'labels' in here ? [...((here as HTMLInputElement).labels ?? [])] : [];
  const name = [
    here.getAttribute('aria-label'),
    here.getAttribute('aria-labelledby'),
    here.textContent,
    ...labels.map((label) => label.textContent),
  ];

  return {
    words: here.outerHTML.slice(0, 120),
    isSeen: around.some(isRinged),
    hasName: name.some((words) => Boolean(words?.trim())),
  };
}
