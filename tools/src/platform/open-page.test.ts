// What the try of a release does with pages that would keep it for ever.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { problemsOf } from './open-page.ts';

/** Of a script that runs at once; each page has its heading already, as a prerendered one. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/sound': `performance.mark('shell:starting'); performance.mark('shell:started');`,
  '/never-starts': `performance.mark('shell:starting');`,
  // These loop as soon as the page is looked at, wherever it is by then.
  '/loops': 'performance.getEntriesByName = () => { for (;;); };',
  '/loops-late': 'performance.getEntriesByType = () => { for (;;); };',
  '/loops-at-once': 'for (;;);',
  '/asks': 'for (;;) confirm("Really?");',
  '/leads-on': `setTimeout(() => { location.href = '/leads-on?' + Math.random(); }, 0);`,
};

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><link rel="icon" href="data:,"><main><h1>A page</h1></main><script>${SCRIPTS[path]}</script>`,
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

async function open(path: string, timeoutMs: number): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const page = { pattern: path, path, as: null, isPrerendered: true, endsAt: path };
  const context = await browser.newContext();

  return problemsOf(context, `http://localhost:${port}`, page, 390, null, timeoutMs);
}

test('a sound page has no problem', async () => {
  expect(await open('/sound', 20_000)).toEqual([]);
}, 60_000);

/** Enough for a busy machine to open a page that opens. */
const OPENS_MS = 8_000;

test.each([
  ['/loops', OPENS_MS, /^it no longer answers$/],
  ['/loops-late', OPENS_MS, /^it no longer answers$/],
  ['/never-starts', OPENS_MS, /^it never answered to people: it was not hydrated$/],
  ['/loops-at-once', 3_000, /Timeout/],
  ['/asks', 3_000, /Timeout/],
  ['/leads-on', 3_000, /Timeout|it leads to|navigat/i],
])(
  'a page that %s is a problem, and does not keep the release',
  async (path, timeoutMs, problem) => {
    const found = await open(path, timeoutMs);

    expect(found).toEqual([expect.stringMatching(problem)]);
  },
  60_000,
);
