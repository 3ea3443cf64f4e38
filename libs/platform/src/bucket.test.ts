import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from '@jest/globals';
import { type Bucket, openBucket } from './bucket.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  while (closing.length > 0) closing.pop()?.();
});

async function bucketThat(answers: RequestListener, timeoutMs = 15_000): Promise<Bucket> {
  const server = createServer(answers);
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return openBucket(new URL(`s3://key:secret@127.0.0.1:${port}/b/folder?tls=false`), timeoutMs);
}

test.each<[string, RequestListener]>([
  ['never responds', () => {}],
  [
    'stops in the middle of a file',
    (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
    },
  ],
])(
  'nobody waits for a bucket that %s, whatever is collected as garbage meanwhile',
  async (_, answers) => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { request } = await bucketThat(answers, 1_000);
    const late = new Promise((resolve) => {
      const timer = setTimeout(resolve, 30_000, 'it waited');
      closing.push(() => clearTimeout(timer));
    });

    const reads = Array.from({ length: 10 }, async () => (await request('GET', '/a')).text());
    const settled = Promise.allSettled(reads);
    // A few times only: on a busy machine a collection takes a second, and nothing else happens meanwhile.
    for (let collected = 0; collected < 8; collected += 1) {
      await pause(50);
      collect();
    }
    const outcomes = await Promise.race([settled, late]);

    expect(outcomes).toEqual(
      reads.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({ name: 'TimeoutError' }),
      })),
    );
  },
  60_000,
);

test('what fails for now is tried again, signed anew, and an error that stays is returned', async () => {
  const signed: (string | undefined)[] = [];
  const { request, prefix } = await bucketThat(({ headers, url }, response) => {
    signed.push(headers.authorization);
    response.statusCode = url?.endsWith('/down') || signed.length < 3 ? 503 : 200;
    response.end('there');
  });

  expect(await (await request('GET', `/${prefix}a`)).text()).toBe('there');
  expect(signed).toEqual(
    Array(3).fill(expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\//)),
  );
  expect((await request('GET', `/${prefix}down`)).status).toBe(503);
  expect(signed).toHaveLength(6);
});
