import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { openBucket, unescapeXml } from '@freely/platform';
import type { FileStore } from './file-store.ts';

/** Stores files in a bucket (see `openBucket`). */
export function openS3(url: URL): FileStore {
  const bucket = openBucket(url);
  const { prefix } = bucket;

  const request = async (method: string, path: string, bytes?: Uint8Array) => {
    const body = bytes && new Uint8Array(bytes);
    const response = await bucket.request(method, path, {
      // The signature covers the content.
      headers: { 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()) },
      ...(body ? { body } : {}),
    });
    if (!response.ok && response.status !== 404) {
      await response.body?.cancel();
      // The key and the name of the bucket must not appear in logs.
      throw new Error(`The file store returned ${response.status} to ${method}`);
    }

    return response;
  };

  const pathOf = (name: string) => `/${prefix}${name}`;

  return {
    put: async (name, bytes) => {
      const response = await request('PUT', pathOf(name), bytes);
      await response.body?.cancel();
      if (!response.ok) throw new Error('The bucket of FILES_URL does not exist');
    },
    read: async (name) => {
      const response = await request('GET', pathOf(name));
      if (response.ok && response.body) {
        const content = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
        return { bytes: Number(response.headers.get('content-length')), content };
      }
      await response.body?.cancel();

      return null;
    },
    remove: async (name) => {
      const response = await request('DELETE', pathOf(name));
      await response.body?.cancel();
    },
    list: async function* (before) {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': '1000' });
        if (token) query.set('continuation-token', token);
        const page = await (await request('GET', `?${query}`)).text();
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = textOf(entry, 'Key')?.slice(prefix.length);
          if (name && new Date(textOf(entry, 'LastModified') ?? Number.NaN) < before) yield name;
        }
        token = textOf(page, 'NextContinuationToken');
      }
    },
  };
}

/** The text of an XML element without child elements. It is unescaped, as a token may need that. */
function textOf(xml: string, element: string): string | undefined {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

  return found === undefined ? undefined : unescapeXml(found);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
