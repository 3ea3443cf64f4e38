/// <reference lib="dom" />
// What the main thread of a cheap phone does to show a page, as the browser itself measures it.
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** How many times slower than this machine. */
export const CPU_SLOWDOWN = 4;
/** Lighthouse's phone on a slow mobile network, throttled by the browser. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
};
/** What an idle page still does counts, if it begins before. */
const SETTLED_MS = 3_000;
/** A task that takes longer keeps a tap waiting. */
const LONG_TASK_MS = 50;

/** All in milliseconds. */
export interface PageWork {
  /** CPU time of the main thread: script, style, layout, paint and the rest. */
  task: number;
  script: number;
  /** Of style and layout. */
  layout: number;
  /** The first paint, since the navigation began. */
  paint: number;
  /** By which tasks after the first paint were too long for a tap. */
  blocking: number;
  longest: number;
  /** The end of the last long task, or the first paint. */
  interactive: number;
}

/** Loads a page with an empty cache, until it has settled. */
export async function pageWork(
  browser: Browser,
  url: string,
  options: { hasScripts: boolean },
): Promise<PageWork> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await throttled(page);
    if (!options.hasScripts) await client.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(observeLongTasks);
    const before = await metricsOf(client);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    const after = await metricsOf(client);
    const spent = (name: string) => 1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0));

    return {
      task: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
      ...responsiveness(await page.evaluate(observed)),
    };
  } finally {
    await context.close();
  }
}

async function throttled(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  return client;
}

async function metricsOf(client: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await client.send('Performance.getMetrics');

  return new Map(metrics.map(({ name, value }) => [name, value]));
}

interface Observed {
  paint: number;
  tasks: readonly { readonly start: number; readonly duration: number }[];
}

function responsiveness({ paint, tasks }: Observed) {
  const late = tasks.filter(({ start, duration }) => start + duration > paint);

  return {
    paint,
    blocking: late.reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0),
    longest: Math.max(0, ...late.map(({ duration }) => duration)),
    interactive: Math.max(paint, ...late.map(({ start, duration }) => start + duration)),
  };
}

type WithTasks = Window & { longTasks?: { start: number; duration: number }[] };

function observeLongTasks(): void {
  const tasks: { start: number; duration: number }[] = [];
  (window as WithTasks).longTasks = tasks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

function observed(): Observed {
  const [paint] = performance.getEntriesByName('first-contentful-paint');

  return { paint: paint?.startTime ?? Number.NaN, tasks: (window as WithTasks).longTasks ?? [] };
}
