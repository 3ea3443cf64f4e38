/// <reference lib="dom" />
// What a cold browser fetches before it shows a page, and how small the network makes it.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

export interface LoadedFile {
  /** Without the folder of its release and without its hash. */
  name: string;
  kind: 'script' | 'stylesheet';
  gzip: number;
  brotli: number;
}

export interface LoadedPage {
  files: LoadedFile[];
  /** All kinds: page, data, fonts and pictures too. */
  requests: number;
}

export async function loadPage(browser: Browser, address: string): Promise<LoadedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(noteWhenShown);
    await page.goto(address, { waitUntil: 'load' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const shownAt = await page.waitForFunction(() => (window as unknown as Shown).shownAt);

    const first = await firstOnly(requests, (await shownAt.jsonValue()) ?? Number.NaN);
    const files = await Promise.all(first.map(measure));
    return {
      files: [...files.filter((file) => file !== null), ...(await sheetsInside(page))],
      requests: first.length,
    };
  } finally {
    await context.close();
  }
}

interface Shown {
  /** Milliseconds since 1970. */
  shownAt?: number;
}

/** The page is loaded and has its heading; what it does from then on, it does because it is idle. */
function noteWhenShown(): void {
  const look = () => {
    if (document.querySelector('main h1') === null) requestAnimationFrame(look);
    else (window as unknown as Shown).shownAt = performance.timeOrigin + performance.now();
  };
  addEventListener('load', look, { once: true });
}

/** What an idle page fetches ahead for later is not part of the first load. */
async function firstOnly(requests: Request[], shownAt: number): Promise<Request[]> {
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  return requests.filter(
    (request, at) =>
      !headers[at]?.['sec-purpose'] &&
      !request.url().startsWith('data:') &&
      request.timing().startTime <= shownAt,
  );
}

async function measure(request: Request): Promise<LoadedFile | null> {
  const kind = request.resourceType();
  if (kind !== 'script' && kind !== 'stylesheet') return null;
  const response = await request.response();
  if (!response) return null;

  return sized(request.url(), kind, await response.body());
}

/** Sheets that the page itself carries. */
async function sheetsInside(page: Page): Promise<LoadedFile[]> {
  const sheets = await page
    .locator('style[data-href]')
    .evaluateAll((elements) =>
      elements.map((element) => [element.getAttribute('data-href') ?? '', element.textContent]),
    );

  return sheets.map(([url = '', text = '']) => sized(url, 'stylesheet', Buffer.from(text)));
}

function sized(url: string, kind: LoadedFile['kind'], content: Buffer): LoadedFile {
  return {
    name: shortName(new URL(url).pathname),
    kind,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliSize(content),
  };
}

/** Bytes that travel when the server has compressed it as small as it goes. */
export function brotliSize(content: Buffer): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };

  return brotliCompressSync(content, { params: quality }).length;
}

function shortName(path: string): string {
  const [, remote] = path.match(/^\/r\/([^/]+)\//) ?? [];
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.[0-9a-f]{10}(?=\.)/, '');
  return `${remote ?? 'shell'} ${file}`;
}
