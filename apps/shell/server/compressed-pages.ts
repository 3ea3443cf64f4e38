import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const MAX_PAGES = 200;

type Encoding = 'br' | 'gzip' | 'identity';

/** A response body in one encoding. */
export interface EncodedBody {
  readonly encoding: Encoding;
  readonly body: string | Buffer;
}

/**
 * Compresses each page once: there are only as many pages as routes. Compressing for each request,
 * as @fastify/compress does, would cost several times the work of the rest of the request.
 */
export function compressedPages(): (html: string, accepted: string) => Promise<EncodedBody> {
  const pages = new LRUCache<string, Buffer, { html: string; encoding: Encoding }>({
    max: MAX_PAGES,
    fetchMethod: (_key, _stale, { context: { html, encoding } }) => compress(html, encoding),
  });

  return async (html, accepted) => {
    const encoding = negotiate<Encoding>(accepted, ['br', 'gzip', 'identity']) ?? 'identity';
    if (encoding === 'identity') return { encoding, body: html };

    return {
      encoding,
      body: await pages.forceFetch(encoding + html, { context: { html, encoding } }),
    };
  };
}

function compress(html: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : zip(html, { level: 9 });
}
