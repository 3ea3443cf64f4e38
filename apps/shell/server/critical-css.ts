import { LRUCache } from 'lru-cache';
import { type InlineStyles, inlineStyles } from './inline-styles.ts';
import type { Preload } from './plan-page.ts';
import type { ReleaseFiles } from './release-files.ts';

/** A stylesheet of a prerendered page. */
export interface PageStylesheet extends Preload {
  /** The styles to inline; null if the browser has to fetch the file. */
  readonly inline: InlineStyles | null;
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
  files: Pick<ReleaseFiles, 'readPinned'>,
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
    const text = withAbsoluteUrls(await files.readPinned(url, integrity ?? ''), url);

    return canBeInlined(text) ? inlineStyles(text) : null;
  }

  return (stylesheets) =>
    Promise.all(
      stylesheets.map(async (stylesheet) => ({
        ...stylesheet,
        inline: await inlineOf(stylesheet),
      })),
    );
}

const BASE = 'https://shell.invalid';

/** URLs of a stylesheet are relative to its file. Inlined in a page, they must lead there by themselves. */
function withAbsoluteUrls(text: string, stylesheetUrl: string): string {
  const base = new URL(stylesheetUrl, BASE);

  return text.replace(
    /url\(\s*(["']?)(?!data:|#)([^"')]+)\1\s*\)/gi,
    (_, quote: string, url: string) => {
      const { href } = new URL(url.trim(), base);
      return `url(${quote}${href.startsWith(BASE) ? href.slice(BASE.length) : href}${quote})`;
    },
  );
}

/** An import would be fetched after all; `</` would end the style element. */
function canBeInlined(text: string): boolean {
  return !/@import|<\//i.test(text);
}
