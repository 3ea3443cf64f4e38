import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Server } from './s3-server.ts';

const BUCKET = 'releases';

/** A bucket of a real S3 server: signatures, listings, deletions. */
export interface TestBucket {
  /** For `openStore`. */
  readonly url: string;
  /** Takes the server away: it refuses connections, or accepts them and never responds. */
  fail(how: 'refuses' | 'hangs' | null): void;
  close(): Promise<void>;
}

export async function testBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'freely-bucket-'));
  let failure: 'refuses' | 'hangs' | null = null;
  const server = await s3Server({
    port: 0,
    directory,
    buckets: [BUCKET],
    answers: ({ socket }) => {
      if (failure === 'refuses') socket.destroy();

      return failure === null;
    },
  });

  return {
    url: `s3://S3RVER:S3RVER@${server.host}/${BUCKET}?tls=false`,
    fail(how) {
      failure = how;
      server.closeConnections();
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
