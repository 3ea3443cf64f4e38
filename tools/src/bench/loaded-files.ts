/// <reference lib="dom" />
// The files that a browser with a cold cache loads before it shows a page, and their compressed size.
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
  /** Of all kinds: document, data, fonts and images too. */
  requests: number;
}

export async function loadPage(browser: Browser, url: string): Promise<LoadedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(recordShownAt);
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const shownAt = await page.waitForFunction(() => (window as unknown as Shown).shownAt);

    const first = await withoutPrefetches(requests, (await shownAt.jsonValue()) ?? Number.NaN);
    const files = await Promise.all(first.map(measure));
    return {
      files: [...files.filter((file) => file !== null), ...(await inlinedStyles(page))],
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

/** Records when the page is loaded and has its heading: from then on it is idle. */
function recordShownAt(): void {
  const look = () => {
    if (document.querySelector('main h1') === null) requestAnimationFrame(look);
    else (window as unknown as Shown).shownAt = performance.timeOrigin + performance.now();
  };
  addEventListener('load', look, { once: true });
}

/** Requests of the first load, without those that an idle page makes for later. */
async function withoutPrefetches(requests: Request[], shownAt: number): Promise<Request[]> {
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

  return compressedFile(request.url(), kind, await response.body());
}

/** Style sheets that are inlined in the document. */
async function inlinedStyles(page: Page): Promise<LoadedFile[]> {
  const styles = await page
    .locator('style[data-href]')
    .evaluateAll((elements) =>
      elements.map((element) => [element.getAttribute('data-href') ?? '', element.textContent]),
    );

  return styles.map(([url = '', text = '']) =>
    compressedFile(url, 'stylesheet', Buffer.from(text)),
  );
}

function compressedFile(url: string, kind: LoadedFile['kind'], content: Buffer): LoadedFile {
  return {
    name: shortName(new URL(url).pathname),
    kind,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliSize(content),
  };
}

/** The size after brotli compression at the highest quality, in bytes. */
export function brotliSize(content: Buffer): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };

  return brotliCompressSync(content, { params: quality }).length;
}

function shortName(path: string): string {
  const [, remote] = path.match(/^\/r\/([^/]+)\//) ?? [];
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.[0-9a-f]{10}(?=\.)/, '');
  return `${remote ?? 'shell'} ${file}`;
}
