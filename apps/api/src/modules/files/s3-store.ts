import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

const patience = 15_000;

/**
 * Files in a bucket of anything that speaks S3:
 * `s3://<key>:<secret>@<host>/<bucket>[/<folder>]?region=<region>`; `&tls=false` for one nearby.
 */
export function openS3(address: URL): FileStore {
  const { searchParams: options } = address;
  const scheme = options.get('tls') === 'false' ? 'http' : 'https';
  const [, bucket = '', ...folders] = address.pathname.replace(/\/+$/, '').split('/');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const root = `${scheme}://${address.host}/${bucket}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    region: options.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });

  const ask = async (method: string, path: string, bytes?: Uint8Array) => {
    const body = bytes && new Uint8Array(bytes);
    const response = await client.fetch(`${root}${path}`, {
      method,
      // What was signed is what is stored.
      headers: { 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()) },
      signal: AbortSignal.timeout(patience),
      ...(body ? { body } : {}),
    });
    if (!response.ok && response.status !== 404) {
      await response.body?.cancel();
      // Neither the key nor the name of the bucket belongs in a log line.
      throw new Error(`The file store answered ${response.status} to ${method}`);
    }

    return response;
  };

  const pathOf = (name: string) => `/${prefix}${name}`;

  return {
    put: async (name, bytes) => {
      const response = await ask('PUT', pathOf(name), bytes);
      await response.body?.cancel();
      if (!response.ok) throw new Error('The bucket of FILES_URL does not exist');
    },
    read: async (name) => {
      const response = await ask('GET', pathOf(name));
      if (response.ok && response.body) {
        const content = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
        return { bytes: Number(response.headers.get('content-length')), content };
      }
      await response.body?.cancel();

      return null;
    },
    remove: async (name) => {
      const response = await ask('DELETE', pathOf(name));
      await response.body?.cancel();
    },
    list: async function* (before) {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': '1000' });
        if (token) query.set('continuation-token', token);
        const page = await (await ask('GET', `?${query}`)).text();
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = textOf(entry, 'Key')?.slice(prefix.length);
          if (name && new Date(textOf(entry, 'LastModified') ?? Number.NaN) < before) yield name;
        }
        token = textOf(page, 'NextContinuationToken');
      }
    },
  };
}

/** Of an element without others inside. Our own names need no unescaping; a token may. */
function textOf(xml: string, element: string): string | undefined {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

  return found
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
