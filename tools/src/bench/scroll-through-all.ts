// Scrolls through the list of all practitioners while their spreadsheet is downloaded.
import { statSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import type { AdminMarket } from './admin-market.ts';
import type { BenchContext } from './suite.ts';

export interface ScrollResult {
  /** Rows of the whole list, from `aria-rowcount`. */
  rows: number;
  /** The most rows that were in the document at once. */
  rowsInDocument: number;
  frames: number;
  slowFrames: number;
  /** Milliseconds. */
  longestTask: number;
  /** Milliseconds from a key press to the frame that shows the letter. */
  typingDelay: number;
  /** Milliseconds. */
  downloadTime: number;
  downloadBytes: number;
}

const scrolls = 80;
/** Milliseconds from which on a frame is noticeably slow. */
const slow = 50;

export async function scrollThroughAll(
  { onEnd }: BenchContext,
  market: AdminMarket,
  shell: string,
): Promise<ScrollResult> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags(),
  });
  onEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, market, shell);
  await page.goto(`${shell}/admin/practitioners?per_page=all&from=2020-01-01&to=2049-12-31`);
  await page.getByText('All 50,000 rows').waitFor();

  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.evaluate(startRecording);
  const started = performance.now();
  let downloadTime = 0;
  const saved = download.then(async (file) => {
    downloadTime = performance.now() - started;
    return statSync(await file.path()).size;
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();

  await page.mouse.move(720, 600);
  const typingDelay = await measureTyping(page);
  let rowsInDocument = 0;
  for (let step = 0; step < scrolls; step += 1) {
    await page.mouse.wheel(0, 4500);
    rowsInDocument = Math.max(rowsInDocument, await page.locator('tbody tr').count());
  }
  const recorded = await page.evaluate(summarise, slow);

  return {
    rows: Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1,
    rowsInDocument,
    typingDelay,
    ...recorded,
    downloadBytes: await saved,
    downloadTime,
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

/** Milliseconds from a key press to the frame that shows the letter; the median of three. */
async function measureTyping(page: Page): Promise<number> {
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

interface Recording {
  tasks: number[];
  frames: number[];
  key: Promise<number>;
}

// These run in the page.

function startRecording(): void {
  const recording = Object.assign(
    window as unknown as Recording,
    { tasks: [], frames: [] } as Omit<Recording, 'key'>,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recording.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const onFrame = (now: number) => {
    recording.frames.push(now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

function summarise(slowFrame: number) {
  const { tasks, frames } = window as unknown as Recording;

  return {
    frames: frames.length,
    slowFrames: frames.filter((took) => took > slowFrame).length,
    longestTask: Math.max(0, ...tasks),
  };
}

function waitForKey(): void {
  const page = window as unknown as Recording;
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
  return (window as unknown as Recording).key;
}
