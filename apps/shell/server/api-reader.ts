import { inSpan, traceParent } from '@freely/tracing';
import { LRUCache } from 'lru-cache';
import type { ServerSettings } from './settings.ts';

/** What the API responded: a success, or a refusal such as 404 that will not pass by waiting. */
interface ApiResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Reads public calls of the API, for all visitors together. */
export interface ApiReader {
  /**
   * @param url below the API's base path
   * @throws {ApiUnavailable} when the API is down, slow or limits, and no copy is kept
   */
  read(url: string): Promise<ApiResponse>;
}

export class ApiUnavailable extends Error {
  override readonly name = 'ApiUnavailable';
  /** In seconds. */
  readonly retryAfter: number;

  constructor(url: string, reason: string, retryAfter: number) {
    super(`${url} cannot be read: ${reason}.`);
    this.retryAfter = retryAfter;
  }
}

/** A copy is better than no page, but not for ever: prices and places change. */
const KEPT_MS = 60 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** A call that failed is not made again for so long: pages must not wait for it one by one. */
const PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60;

/**
 * The shell's server is known to the API by a key, so it shares no limit with visitors. Every good
 * response is kept, and used when the API fails. Concurrent reads of a URL are one.
 */
export function createApiReader({
  internalKey,
  browser,
  prerenderTimeoutMs,
}: Pick<ServerSettings, 'internalKey' | 'browser' | 'prerenderTimeoutMs'>): ApiReader {
  // Half of the time that a page may take, so that a copy can still be used for it.
  const timeoutMs = prerenderTimeoutMs / 2;
  const kept = new LRUCache<string, ApiResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: KEPT_MS,
  });
  const paused = new LRUCache<string, ApiUnavailable>({ max: 1_000 });
  const running = new Map<string, Promise<ApiResponse>>();

  async function fetchOnce(url: string): Promise<ApiResponse> {
    const traceparent = traceParent();
    const response = await fetch(url, {
      headers: { 'x-internal-key': internalKey, ...(traceparent ? { traceparent } : {}) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error) => {
      throw new ApiUnavailable(url, String(error), PAUSE_SECONDS);
    });
    const { status, headers } = response;
    if (status === 429 || status >= 500) {
      throw new ApiUnavailable(url, `status ${status}`, pauseOf(headers.get('retry-after')));
    }
    const body = await response.text().catch((error) => {
      throw new ApiUnavailable(url, String(error), PAUSE_SECONDS);
    });

    return { status, type: headers.get('content-type') ?? 'application/json', body };
  }

  async function readFresh(url: string): Promise<ApiResponse> {
    try {
      const fresh = await fetchOnce(url);
      // What was deleted must not come back as a copy.
      if (fresh.status === 200) kept.set(url, fresh);
      else kept.delete(url);

      return fresh;
    } catch (error) {
      if (!(error instanceof ApiUnavailable)) throw error;
      paused.set(url, error, { ttl: error.retryAfter * 1_000 });

      return keptOrThrow(url, error);
    }
  }

  function keptOrThrow(url: string, problem: ApiUnavailable): ApiResponse {
    const copy = kept.get(url);
    if (!copy) throw problem;

    return copy;
  }

  return {
    async read(url) {
      if (!isBelow(url, browser.apiUrl)) throw new Error(`${url} is no call of the API.`);
      const problem = paused.get(url);
      if (problem) return keptOrThrow(url, problem);
      const reading =
        running.get(url) ?? inSpan('read the API', { kind: 'client' }, () => readFresh(url));
      running.set(url, reading);

      return reading.finally(() => running.delete(url));
    },
  };
}

/** Also after what `..` and an encoded slash would make of it. */
function isBelow(url: string, base: string): boolean {
  return URL.canParse(url) && new URL(url).href === url && url.startsWith(`${base}/`);
}

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter);

  return seconds > 0 ? Math.min(seconds, LONGEST_PAUSE_SECONDS) : PAUSE_SECONDS;
}
