import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const MAX_PAGES = 200;

/** A response body in one encoding. */
export interface EncodedBody {
  readonly encoding: 'br' | 'gzip' | 'identity';
  readonly body: string | Buffer;
}

/** Compresses each page once. There are only as many pages as routes. */
export function compressedPages(): (html: string, accepted: string) => Promise<EncodedBody> {
  const done = new Map<string, Promise<EncodedBody>>();

  return (html, accepted) => {
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (encoding === null) return Promise.resolve({ encoding: 'identity', body: html });

    const key = encoding + html;
    const known = done.get(key);
    if (known) return known;

    if (done.size >= MAX_PAGES) done.clear();
    const work = compress(html, encoding).then((body): EncodedBody => ({ encoding, body }));
    done.set(key, work);

    return work;
  };
}

function compress(html: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : zip(html, { level: 9 });
}
