// What a page makes a cheap phone do after its HTML, compared with the same page without its scripts.
import type { Browser } from '@playwright/test';
import { openBrowser } from './open-browser.ts';
import { CPU_SLOWDOWN, type PageWork, pageWork } from './page-work.ts';
import { quantile } from './quantile.ts';
import { runningProduct } from './running-product.ts';
import { someProfile } from './some-profile.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

const rounds = 5;

interface MeasuredPage {
  path: string;
  live: PageWork;
  blocked: PageWork;
}

const suite: BenchSuite = {
  name: 'page-work',
  about: 'the main thread of a phone on public pages, compared with the same pages without scripts',
  run: async (context) => {
    const product = await runningProduct(context);
    const browser = await openBrowser(context);
    const pages: MeasuredPage[] = [];
    for (const path of ['/', '/services', await someProfile(product)]) {
      context.log(`Loading ${path}, ${rounds} rounds`);
      pages.push({ path, ...(await measurePage(browser, product.shell + path)) });
    }

    return [workTable(pages), blockingTable(pages)];
  },
};
export default suite;

/** With and without scripts in turn, so that other load on the machine affects both alike. */
async function measurePage(browser: Browser, url: string) {
  const live: PageWork[] = [];
  const blocked: PageWork[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = round % 2 === 0 ? [live, blocked] : [blocked, live];
    for (const runs of [first, second]) {
      runs.push(await pageWork(browser, url, { hasScripts: runs === live }));
    }
  }

  return { live: median(live), blocked: median(blocked) };
}

function median(runs: readonly PageWork[]): PageWork {
  const of = (key: keyof PageWork) =>
    quantile(
      runs.map((run) => run[key]),
      0.5,
    );

  return {
    task: of('task'),
    script: of('script'),
    layout: of('layout'),
    paint: of('paint'),
    blocking: of('blocking'),
    longest: of('longest'),
    interactive: of('interactive'),
  };
}

const TASK_RATIO = 1.3;
const BARE_TASK_MS = 500;

function workTable(pages: MeasuredPage[]): BenchTable {
  return {
    title: `CPU time of the main thread, ${CPU_SLOWDOWN} times slowed, in milliseconds`,
    columns: ['page', 'all', 'script', 'layout', 'without scripts', 'goal', 'ratio', 'goal'],
    rows: pages.map(({ path, live, blocked }) => [
      path,
      ...[live.task, live.script, live.layout, blocked.task].map(Math.round),
      BARE_TASK_MS,
      (live.task / blocked.task).toFixed(2),
      TASK_RATIO,
    ]),
    note: `Medians of ${rounds} interleaved rounds with an empty cache, until three seconds after the page has loaded.`,
  };
}

const BLOCKING_MS = 150;
const LONGEST_MS = 100;
const INTERACTIVE_S = 2;

function blockingTable(pages: MeasuredPage[]): BenchTable {
  return {
    title: 'When a tap is answered',
    columns: [
      'page',
      'first paint s',
      'blocking ms',
      'goal',
      'longest task ms',
      'goal',
      'interactive s',
      'goal',
      'interactive / paint',
    ],
    rows: pages.map(({ path, live }) => [
      path,
      seconds(live.paint),
      Math.round(live.blocking),
      BLOCKING_MS,
      Math.round(live.longest),
      LONGEST_MS,
      seconds(live.interactive),
      INTERACTIVE_S,
      (live.interactive / live.paint).toFixed(2),
    ]),
    note: 'Blocking: by how much tasks after the first paint exceed 50 ms. Network and CPU are throttled by the browser.',
  };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
