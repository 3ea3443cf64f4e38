/// <reference path="./s3rver.d.ts" />
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { s3Front } from './s3-front.ts';

export interface S3Server {
  readonly host: string;
  closeConnections(): void;
  close(): Promise<void>;
}

/**
 * s3rver, the best kept S3 server on npm, behind a front that adds what it lacks (`s3-front`). Its key and
 * secret are S3RVER.
 *
 * @param answers asked before each request; false if the request is left alone
 */
export async function s3Server({
  port,
  directory,
  buckets,
  answers = () => true,
}: {
  port: number;
  directory: string;
  buckets: readonly string[];
  answers?: (request: IncomingMessage) => boolean;
}): Promise<S3Server> {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  const { port: inner } = await s3.run();
  const front = s3Front(inner, answers).listen(port, '127.0.0.1');
  await new Promise((resolve) => front.once('listening', resolve));

  return {
    host: `127.0.0.1:${(front.address() as AddressInfo).port}`,
    closeConnections: () => front.closeAllConnections(),
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await s3.close();
    },
  };
}
