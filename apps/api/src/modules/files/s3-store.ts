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
  const base = `${scheme}://${address.host}${address.pathname.replace(/\/+$/, '')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    region: options.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });

  const ask = async (method: string, name: string, bytes?: Uint8Array) => {
    const body = bytes && new Uint8Array(bytes);
    const response = await client.fetch(`${base}/${name}`, {
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

  return {
    put: async (name, bytes) => {
      const response = await ask('PUT', name, bytes);
      await response.body?.cancel();
      if (!response.ok) throw new Error('The bucket of FILES_URL does not exist');
    },
    read: async (name) => {
      const response = await ask('GET', name);
      if (response.ok && response.body) {
        const content = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
        return { bytes: Number(response.headers.get('content-length')), content };
      }
      await response.body?.cancel();

      return null;
    },
    remove: async (name) => {
      const response = await ask('DELETE', name);
      await response.body?.cancel();
    },
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
