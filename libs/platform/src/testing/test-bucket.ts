/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { s3Front } from './s3-front.ts';

const BUCKET = 'releases';

/** A bucket of a real S3 server: signatures, listings, deletions. */
export interface TestBucket {
  /** For `openStore`. */
  readonly url: string;
  /** Takes the server away: it refuses connections, or accepts them and never responds. */
  fail(how: 'refuses' | 'hangs' | null): void;
  close(): Promise<void>;
}

/** s3rver, the best kept S3 server on npm, behind a front that adds what it lacks (`s3-front`). */
export async function testBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'freely-bucket-'));
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await s3.run();
  let failure: 'refuses' | 'hangs' | null = null;
  const front = s3Front(port, ({ socket }) => {
    if (failure === 'refuses') socket.destroy();

    return failure === null;
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => front.once('listening', resolve));
  const host = `127.0.0.1:${(front.address() as AddressInfo).port}`;

  return {
    url: `s3://S3RVER:S3RVER@${host}/${BUCKET}?tls=false`,
    fail(how) {
      failure = how;
      front.closeAllConnections();
    },
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await s3.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
