import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Preload } from './plan-page.ts';
import { readReleaseFile } from './release-file.ts';
import type { ServerSettings } from './settings.ts';

/** A stylesheet of a prerendered page. */
export interface PageStylesheet {
  readonly url: string;
  /** `sha384-…` of a release's stylesheet. */
  readonly integrity: string | undefined;
  /** The styles to inline; null if the browser has to fetch the file. */
  readonly inline: InlineStyles | null;
}

interface InlineStyles {
  readonly text: string;
  /** `'sha256-…'` of the text, for the Content-Security-Policy. */
  readonly source: string;
}

/** Reads stylesheets for inlining, and keeps their order. */
export type ReadCriticalCss = (stylesheets: readonly Preload[]) => Promise<PageStylesheet[]>;

/** Enough for several releases. File names are hashed, so an entry never becomes stale. */
const MAX_STYLESHEETS = 200;
/** After a failure the file is not read again at once, or each request would wait for it. */
const RETRY_MS = 60_000;

/**
 * Reads the styles that prerendered pages inline. Inlining saves a round trip before the first
 * paint, which is 0.7 s on a phone.
 *
 * @param onProblem called for each stylesheet that could not be read; the browser fetches it then
 */
export function createCriticalCssReader(
  { assetsFolder, releasesFolder }: Pick<ServerSettings, 'assetsFolder' | 'releasesFolder'>,
  onProblem: (problem: string) => void,
): ReadCriticalCss {
  const cache = new LRUCache<string, Promise<InlineStyles | null>>({ max: MAX_STYLESHEETS });

  function inlineOf(stylesheet: Preload): Promise<InlineStyles | null> {
    const key = `${stylesheet.url} ${stylesheet.integrity}`;
    const cached = cache.get(key);
    if (cached) return cached;

    const reading = readInline(stylesheet).catch((error) => {
      onProblem(`${stylesheet.url} is left to the browser: ${error}`);
      cache.set(key, Promise.resolve(null), { ttl: RETRY_MS });

      return null;
    });
    cache.set(key, reading);

    return reading;
  }

  async function readInline({ url, integrity }: Preload): Promise<InlineStyles | null> {
    const text = integrity
      ? await readReleaseFile({ file: fileOf(url), integrity })
      : await readFile(fileOf(url), 'utf8');

    return canBeInlined(text, url) ? { text, source: `'sha256-${sha256(text)}'` } : null;
  }

  function fileOf(url: string): string {
    if (url.startsWith('/assets/')) return assetsFolder + url.slice('/assets'.length);

    return url.startsWith('/') ? releasesFolder + url : url;
  }

  return (stylesheets) =>
    Promise.all(
      stylesheets.map(async (stylesheet) => ({
        ...stylesheet,
        inline: await inlineOf(stylesheet),
      })),
    );
}

/**
 * Inlined in a page, URLs relative to the stylesheet would be wrong. So would URLs relative to the
 * root, if the stylesheet comes from another origin. `</` would end the style element.
 */
function canBeInlined(text: string, url: string): boolean {
  const hasRelativeUrl = url.startsWith('/')
    ? /url\(\s*["']?(?!\/|data:|https?:|#)/i
    : /url\(\s*["']?(?!data:|https?:|#)/i;

  return !/@import|<\//i.test(text) && !hasRelativeUrl.test(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
