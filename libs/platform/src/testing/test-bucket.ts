/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'releases';

/** A bucket of a real S3 server: signatures, listings, deletions. */
export interface TestBucket {
  /** For `openStore`. */
  readonly url: string;
  /** Takes the server away: it refuses connections, or accepts them and never responds. */
  fail(how: 'refuses' | 'hangs' | null): void;
  close(): Promise<void>;
}

/**
 * s3rver is the best kept S3 server on npm, but knows no conditional writes. All requests pass through a
 * front that adds the one that the platform needs: `PUT` with `If-None-Match: *`, as Amazon describes it.
 */
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
  const existing = new Set<string>();
  let failure: 'refuses' | 'hangs' | null = null;

  const front = createServer((request, response) => {
    if (failure === 'refuses') return request.socket.destroy();
    if (failure === 'hangs') return;
    const name = request.url ?? '';
    if (request.method === 'DELETE') existing.delete(name);
    if (request.method === 'PUT') {
      // The name is taken at once, so that of two writers one is refused.
      const isTaken = existing.has(name);
      existing.add(name);
      if (isTaken && request.headers['if-none-match'] === '*') return refuse(request, response);
    }
    pass(request, response, port);
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

function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(412, { 'content-type': 'application/xml' });
  response.end('<Error><Code>PreconditionFailed</Code></Error>');
}

/** With its own `Host`, which is part of what a client signs. */
function pass(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  const onward = forward(
    { host: '127.0.0.1', agent: false, port, method, path: url, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
