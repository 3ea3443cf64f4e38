/// <reference lib="dom" />
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import type { SamplePage } from './samples.ts';

const HEADING = 'main h1:visible, [role=dialog] h2:visible';
const ALERT = 'main [role=alert]:visible';
const TIMEOUT_MS = 20_000;
/** Closing a page that still answers takes a moment; one that does not is closed with its browser. */
const CLOSING_MS = 5_000;

/** The widths at which each page is opened. */
export const WIDTHS = { desktop: 1440, phone: 390 } as const;

/** Console lines about a request that failed. What follows from it is seen on the page. */
const NETWORK_NOISE = /Failed to load resource/;

/**
 * Opens a page as a person would, and tells what is wrong with it: another page, no heading, an
 * alert, an error panel, an error in the console, a violated policy.
 *
 * @param screenshot where to keep a picture of a page with problems; null keeps none
 * @param timeoutMs how long each step may take, in ms
 */
export async function problemsOf(
  context: BrowserContext,
  siteUrl: string,
  { path, endsAt }: SamplePage,
  width: number,
  screenshot: string | null,
  timeoutMs = TIMEOUT_MS,
): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  watch(page, (problem) => problems.push(problem));
  try {
    await page.setViewportSize({ width, height: 900 });
    page.setDefaultTimeout(timeoutMs);
    await page.goto(siteUrl + path);
    // An alert stands where a page has failed, and then no heading is to be waited for.
    await page.locator(`${HEADING}, ${ALERT}`).first().waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    await answering(started(page), timeoutMs * 2);
    problems.push(...(await answering(seen(page, endsAt), timeoutMs)));
  } catch (error) {
    problems.push(firstLine(error));
  }
  if (screenshot && problems.length > 0)
    await page.screenshot({ path: screenshot }).catch(() => {});
  await answering(page.close(), CLOSING_MS).catch(() => {});

  return [...new Set(problems)];
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

/**
 * A prerendered page has its heading before its code has run, and nothing is wrong with it until then.
 * A shell from before the marks cannot tell when that is.
 */
async function started(page: Page): Promise<void> {
  const isMarked = (name: string) => performance.getEntriesByName(name, 'mark').length > 0;
  if (!(await page.evaluate(isMarked, 'shell:starting'))) return;
  await page
    .waitForFunction(isMarked, 'shell:started')
    .catch(() => Promise.reject(new Error('it never answered to people: it was not hydrated')));
}

function watch(page: Page, report: (problem: string) => void): void {
  page.on('pageerror', (error) => report(`an uncaught error: ${firstLine(error)}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !NETWORK_NOISE.test(message.text())) {
      report(`in the console: ${message.text().split('\n')[0]}`);
    }
  });
}

async function seen(page: Page, endsAt: string): Promise<string[]> {
  const problems: string[] = [];
  const at = new URL(page.url()).pathname;
  if (at !== endsAt) problems.push(`it leads to ${at}`);
  if ((await page.locator(HEADING).count()) === 0) problems.push('it has no heading');
  const alerts = await page.locator(ALERT).allTextContents();
  problems.push(...alerts.map((text) => `an alert: ${text.trim().slice(0, 120)}`));
  const events = await page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) =>
        /^freely:(broke|unavailable|fell-back|share-mismatch|page-mismatch)$/.test(name),
      )
      .map((mark) => {
        const { detail } = mark as PerformanceMark;
        return `${mark.name.slice('freely:'.length)}: ${detail?.remote} ${detail?.version ?? ''} ${detail?.reason ?? ''}`;
      }),
  );

  return [...problems, ...events];
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
