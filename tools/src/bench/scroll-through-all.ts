// The screen of all practitioners, as somebody uses it while a spreadsheet is being made.
import { statSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import type { AdminMarket } from './admin-market.ts';
import type { BenchContext } from './suite.ts';

export interface Scrolled {
  /** Rows that the table says it has, at the end. */
  rows: number;
  rowsInDocument: number;
  frames: number;
  slowFrames: number;
  /** Milliseconds, all of them. */
  longestTask: number;
  letter: number;
  downloadTook: number;
  /** Bytes. */
  downloaded: number;
}

const scrolls = 80;
/** A frame that somebody notices, in milliseconds. */
const slow = 50;

export async function scrollThroughAll(
  { onEnd }: BenchContext,
  market: AdminMarket,
  shell: string,
): Promise<Scrolled> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags(),
  });
  onEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, market, shell);
  await page.goto(`${shell}/admin/practitioners?per_page=all&from=2020-01-01&to=2049-12-31`);
  await page.getByText('All 50000 rows').waitFor();

  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.evaluate(watch);
  const began = performance.now();
  let downloadTook = 0;
  const saved = download.then(async (file) => {
    downloadTook = performance.now() - began;
    return statSync(await file.path()).size;
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();

  await page.mouse.move(720, 600);
  const letter = await letterShows(page);
  let rowsInDocument = 0;
  for (let turn = 0; turn < scrolls; turn += 1) {
    await page.mouse.wheel(0, 4500);
    rowsInDocument = Math.max(rowsInDocument, await page.locator('tbody tr').count());
  }
  const seen = await page.evaluate(tell, slow);

  return {
    rows: Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1,
    rowsInDocument,
    letter,
    ...seen,
    downloaded: await saved,
    downloadTook,
  };
}

async function signIn(page: Page, { token, adminId }: AdminMarket, shell: string): Promise<void> {
  await page.goto(`${shell}/favicon.svg`);
  await page.evaluate(
    ([bearer, user_id]) => {
      const user = { user_id, name: 'Ops', email: 'ops@bench.example', user_roles: ['admin'] };
      const record = { token: bearer, user, savedAt: Date.now() };
      localStorage.setItem('freely.session', JSON.stringify(record));
    },
    [token, adminId] as const,
  );
}

/** How long after a key one sees it; the middle of a few. */
async function letterShows(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.focus();
  const times: number[] = [];
  for (const letter of 'abc') {
    await page.evaluate(waitForKey);
    await page.keyboard.press(letter);
    times.push(await page.evaluate(keyShown));
    await page.keyboard.press('Backspace');
  }

  return times.toSorted((one, other) => one - other)[1] ?? Number.NaN;
}

interface Watched {
  tasks: number[];
  frames: number[];
  key: Promise<number>;
}

// These run in the page.

function watch(): void {
  const seen = Object.assign(
    window as unknown as Watched,
    { tasks: [], frames: [] } as Omit<Watched, 'key'>,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const onFrame = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

function tell(slowFrame: number) {
  const { tasks, frames } = window as unknown as Watched;

  return {
    frames: frames.length,
    slowFrames: frames.filter((took) => took > slowFrame).length,
    longestTask: Math.max(0, ...tasks),
  };
}

function waitForKey(): void {
  const page = window as unknown as Watched;
  page.key = new Promise((resolve) => {
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
      { once: true, capture: true },
    );
  });
}

function keyShown(): Promise<number> {
  return (window as unknown as Watched).key;
}
