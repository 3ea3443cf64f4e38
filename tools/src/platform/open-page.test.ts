/// <reference lib="dom" />
// What the try of a release does with pages that would keep it for ever.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { closeWindow, emptyWindow, problemsOf } from './open-page.ts';

/** Never ends, as a loop does not, and leaves the processor to the other tests. */
const HANG = `const request = new XMLHttpRequest(); request.open('GET', '/silent', false); request.send();`;

/** Of a script that runs at once; each page has its heading already, as a prerendered one. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/sound': `performance.mark('shell:starting'); performance.mark('shell:started');`,
  '/complains': `performance.mark('shell:starting'); performance.mark('shell:started');
    setInterval(() => { console.error('late'); Promise.reject(new Error('later')); });`,
  '/loops-afterwards': `performance.mark('shell:starting'); performance.mark('shell:started');
    document.addEventListener('looked-at', () => { for (;;); });`,
  '/opens-again': `if (!sessionStorage.again) { sessionStorage.again = 1; setTimeout(() => location.reload(), 100);
    performance.mark('shell:starting'); }`,
  '/starts-late': `performance.mark('shell:starting');
    setTimeout(() => performance.mark('shell:started'), 1_500);`,
  '/keeps-loading': `document.querySelector('main').append(document.createElement('p'));
    document.querySelector('p').ariaBusy = 'true';`,
  '/hides-its-heading': `document.querySelector('h1').style.visibility = 'hidden';`,
  '/is-sorry': `document.querySelector('h1').remove();
    document.querySelector('main').append(document.createElement('p'));
    document.querySelector('p').role = 'alert'; document.querySelector('p').append('It broke.');`,
  '/may-have-to-say-something': `document.querySelector('main').append(document.createElement('p'));
    document.querySelector('p').role = 'alert';`,
  '/rendered': `performance.mark('shell:starting'); performance.mark('shell:hydrating'); performance.mark('shell:started');`,
  '/rendered-at-fourth': `sessionStorage.opened = Number(sessionStorage.opened ?? 0) + 1;
    if (sessionStorage.opened === '4') performance.mark('shell:hydrating');`,
  '/rendered-never': '',
  '/never-starts': `performance.mark('shell:starting');`,
  // These hang as soon as the page is looked at, wherever it is by then.
  '/hangs': `performance.getEntriesByName = () => { ${HANG} };`,
  '/hangs-late': `performance.getEntriesByType = () => { ${HANG} };`,
  '/loops-at-once': 'for (;;);',
  '/asks': 'for (;;) confirm("Really?");',
  // Before it has loaded: later, a quick machine may have seen the page by then.
  '/leads-on': `location.href = '/leads-on?' + Math.random();`,
};

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    if (path === '/silent') return;
    response.statusCode = path in SCRIPTS ? 200 : 404;
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><link rel="icon" href="data:,"><main><h1>A page</h1></main><script>${SCRIPTS[path] ?? ''}</script>`,
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags(),
  });
}, 60_000);
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
}, 30_000);

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

const newWindow = async () => (await browser.newContext()).newPage();

async function open(path: string, timeoutMs: number, window?: Page): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const page = {
    pattern: path,
    path,
    as: null,
    isPrerendered: path.startsWith('/rendered'),
    endsAt: path,
  };

  return problemsOf(
    window ?? (await newWindow()),
    `http://localhost:${port}`,
    page,
    390,
    null,
    timeoutMs,
  );
}

test('a sound page has no problem', async () => {
  expect(await open('/sound', 20_000)).toEqual([]);
}, 60_000);

test('a page that loads itself again is looked at once it is there', async () => {
  expect(await open('/opens-again', 20_000)).toEqual([]);
}, 60_000);

test('a prerendered page is looked at once it is hydrated', async () => {
  expect(await open('/starts-late', 20_000)).toEqual([]);
}, 60_000);

test.each([
  ['/rendered', []],
  // As by a server that has just started, or is busy.
  ['/rendered-at-fourth', []],
  ['/rendered-never', ['it was not prerendered']],
])(
  'of a page that is to be prerendered, %s',
  async (path, problems) => {
    expect(await open(path, 20_000)).toEqual(problems);
  },
  60_000,
);

test('a page that the server does not have is a problem', async () => {
  expect(await open('/missing', 20_000)).toEqual(['the server responded with 404']);
}, 60_000);

test('an alert that says nothing is no problem: a form has it before there is an error', async () => {
  expect(await open('/may-have-to-say-something', 20_000)).toEqual([]);
}, 60_000);

test('a page that failed is not waited for', async () => {
  expect(await open('/is-sorry', 55_000)).toEqual(['it has no heading', 'an alert: It broke.']);
}, 60_000);

test('a page is not blamed for the one that its window had before, nor for the one after', async () => {
  const window = await newWindow();
  expect(await open('/sound', 20_000, window)).toEqual([]);
  expect(await open('/complains', 20_000, window)).toEqual([
    'in the console: late',
    'an uncaught error: later',
  ]);
  expect(await open('/sound', 20_000, window)).toEqual([]);
}, 60_000);

test('a window whose page loops once it was looked at is known, and closed', async () => {
  const window = await newWindow();
  expect(await open('/loops-afterwards', 20_000, window)).toEqual([]);
  await window.evaluate(() => {
    sessionStorage.setItem('draft', 'of this page');
    localStorage.removeItem('session');
  });
  expect(await emptyWindow(window, { session: 'Ada' })).toBe(true);
  expect(await window.evaluate(() => [sessionStorage.length, { ...localStorage }])).toEqual([
    0,
    { session: 'Ada' },
  ]);

  const looping = window.evaluate(() => document.dispatchEvent(new Event('looked-at')));
  looping.catch(() => {});
  expect(await emptyWindow(window, {})).toBe(false);
  await closeWindow(window);
  expect(window.isClosed()).toBe(true);
}, 60_000);

/** Enough for a busy machine to open a page that opens. */
const OPENS_MS = 8_000;

// Side by side, as nearly all of their time is waiting.
test.each([
  [
    'hang once they are looked at',
    OPENS_MS,
    { '/hangs': /^it no longer answers$/, '/hangs-late': /^it no longer answers$/ },
  ],
  [
    'are never ready',
    OPENS_MS,
    {
      '/keeps-loading': /^it never stopped loading$/,
      '/hides-its-heading': /^it has no heading$/,
      '/never-starts': /^it never answered to people: it was not hydrated$/,
    },
  ],
  [
    'never open',
    3_000,
    {
      '/loops-at-once': /Timeout/,
      '/asks': /Timeout/,
      // Whichever of its steps is cut off.
      '/leads-on': /Timeout|it leads to|navigat|ERR_ABORTED|no longer answers/i,
    },
  ],
] as const)(
  'pages that %s are problems, and do not keep the release',
  async (_, timeoutMs, problems) => {
    const paths = Object.keys(problems);
    const found = await Promise.all(paths.map((path) => open(path, timeoutMs)));

    expect(found).toEqual(Object.values(problems).map((text) => [expect.stringMatching(text)]));
  },
  60_000,
);
