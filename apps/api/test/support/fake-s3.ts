// A fake S3 bucket with as much of the protocol as the store needs. It verifies every signature
// with its own implementation.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const sign = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

export async function startFakeS3(key: string, secret: string) {
  const kept = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const path = request.url ?? '';
    if (!isSigned(request, body, key, secret)) return response.writeHead(403).end();
    if (!/^\/bucket[/?]/.test(path)) return response.writeHead(404).end();
    if (request.method === 'PUT' && !request.headers['content-length']) {
      return response.writeHead(411).end();
    }
    if (request.method === 'PUT') kept.set(path, body);
    if (request.method === 'DELETE') kept.delete(path);
    if (request.method !== 'GET') return response.writeHead(200).end();
    if (path.startsWith('/bucket?') || path.startsWith('/bucket/?')) {
      return response
        .writeHead(200)
        .end(listing(kept, new URL(path, 'http://bucket').searchParams));
    }
    const found = kept.get(path);
    if (!found) return response.writeHead(404).end('<Error/>');

    return response.writeHead(200, { 'content-length': found.length }).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    kept,
    host: `127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Two files a page, to test paging. All files have the current time. */
function listing(kept: Map<string, Buffer>, query: URLSearchParams): string {
  const prefix = `/bucket/${query.get('prefix') ?? ''}`;
  const names = [...kept.keys()].filter((name) => name.startsWith(prefix)).sort();
  const begin = Number(query.get('continuation-token')?.replace('next & ', '') ?? 0);
  const entries = names
    .slice(begin, begin + 2)
    .map(
      (name) =>
        `<Contents><Key>${name.slice('/bucket/'.length)}</Key>` +
        `<LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    );
  const next = begin + 2;
  const more =
    next < names.length ? `<NextContinuationToken>next &amp; ${next}</NextContinuationToken>` : '';

  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${more}</ListBucketResult>`;
}

/** Checks an AWS Signature Version 4. */
function isSigned(request: IncomingMessage, body: Buffer, key: string, secret: string): boolean {
  const { headers, method, url = '' } = request;
  const match = /^AWS4-HMAC-SHA256 Credential=(.+?), SignedHeaders=(.+?), Signature=(.+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature] = match ?? [];
  const [id, ...scope] = credential.split('/');
  const [day = '', region = '', service = '', end = ''] = scope;
  const contents = String(headers['x-amz-content-sha256']);
  if (id !== key || contents !== hash(body)) return false;

  const { pathname: path, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query, lines.join(''), names, contents].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), hash(canonical)];
  const signing = [day, region, service, end].reduce<Buffer | string>(sign, `AWS4${secret}`);

  return sign(signing, text.join('\n')).toString('hex') === signature;
}
