/// <reference lib="dom" />
import type { ConsoleMessage, Page } from '@playwright/test';
import { type PageView, settledView } from './page-view.ts';
import type { SamplePage } from './samples.ts';

const TIMEOUT_MS = 20_000;
/** Within this time a page that still answers has done a small thing; one that has not is closed with its browser. */
const QUICK_MS = 5_000;

/** How often a page is opened until the server has rendered it. */
const RENDER_TRIES = 4;

/** The widths at which each page is opened. */
export const WIDTHS = { desktop: 1440, phone: 390 } as const;

/** Console lines about a request that failed. What follows from it is seen on the page. */
const NETWORK_NOISE = /Failed to load resource/;

/**
 * Opens a page as a person would, and tells what is wrong with it: another page, no heading, an
 * alert, an error panel, an error in the console, a violated policy.
 *
 * @param page a window, which may have had another page before
 * @param screenshot where to keep a picture of a page with problems; null keeps none
 * @param timeoutMs how long it may take to open, and how long to be there, in ms each
 */
export async function problemsOf(
  page: Page,
  siteUrl: string,
  { path, endsAt, isPrerendered }: SamplePage,
  width: number,
  screenshot: string | null,
  timeoutMs = TIMEOUT_MS,
): Promise<string[]> {
  const problems: string[] = [];
  const unwatch = watch(page, problems);
  try {
    await page.setViewportSize({ width, height: 900 });
    page.setDefaultTimeout(timeoutMs);
    const open = async () => {
      const response = await page.goto(siteUrl + path);
      const view = await answering(settledView(page, timeoutMs), timeoutMs + QUICK_MS);

      return { status: response?.status() ?? 200, view };
    };
    let opened = await open();
    // A server that has just started may take too long to render it, and send it without.
    const isMissing = () => isPrerendered && !opened.view.wasPrerendered;
    for (let tries = 1; isMissing() && tries < RENDER_TRIES; tries += 1) opened = await open();
    problems.push(...problemsIn(opened.view, endsAt));
    if (opened.status !== 200) problems.push(`the server responded with ${opened.status}`);
    else if (isMissing()) problems.push('it was not prerendered');
  } catch (error) {
    problems.push(firstLine(error));
  }
  if (screenshot && problems.length > 0)
    await page.screenshot({ path: screenshot }).catch(() => {});
  unwatch();

  return [...new Set(problems)];
}

/**
 * Makes a window ready for another page of the same person: what a page keeps for its own window is not
 * the next one's, and a page that logs out does it for itself.
 *
 * @param stored what the person's pages begin with
 * @returns whether the window still answers
 */
export function emptyWindow(
  page: Page,
  stored: Readonly<Record<string, string>>,
): Promise<boolean> {
  return answering(
    page.evaluate((items) => {
      sessionStorage.clear();
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, stored),
    QUICK_MS,
  ).then(
    () => true,
    () => false,
  );
}

/** Closes a window with all that its pages have stored. */
export async function closeWindow(page: Page): Promise<void> {
  await answering(page.context().close(), QUICK_MS).catch(() => {});
}

/** What runs in a page has no time limit: a page that loops for ever would keep the release for ever. */
async function answering<T>(work: Promise<T>, within: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it no longer answers')), within);
  });
  // It fails once the page is closed, when nobody waits for it any more.
  work.catch(() => {});

  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Collects what goes wrong in the page that the window opens next, until it is told to stop. */
function watch(page: Page, problems: string[]): () => void {
  const onError = (error: Error) => problems.push(`an uncaught error: ${firstLine(error)}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !NETWORK_NOISE.test(message.text())) {
      problems.push(`in the console: ${message.text().split('\n')[0]}`);
    }
  };
  // Until then the window still has the page before.
  const onOpened = () => problems.splice(0);
  page.on('pageerror', onError).on('console', onConsole).once('framenavigated', onOpened);

  return () => {
    page.off('pageerror', onError).off('console', onConsole).off('framenavigated', onOpened);
  };
}

function problemsIn(view: PageView, endsAt: string): string[] {
  return [
    ...(view.path === endsAt ? [] : [`it leads to ${view.path}`]),
    ...(view.hasHeading ? [] : ['it has no heading']),
    ...(view.isLoading ? ['it never stopped loading'] : []),
    ...(view.isHydrated ? [] : ['it never answered to people: it was not hydrated']),
    ...view.alerts.map((text) => `an alert: ${text.slice(0, 120)}`),
    ...view.events,
  ];
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
