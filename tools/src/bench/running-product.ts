import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedPorts } from '../product/ports.ts';
import { startProduct } from '../product/start-product.ts';
import { createEmptyDatabase, startTestCluster } from '../test-database.ts';
import type { BenchContext } from './suite.ts';

/** Where a product with the demo market is; `api` with its base path. */
export interface ProductAddresses {
  shell: string;
  api: string;
}

let running: Promise<ProductAddresses> | undefined;

/**
 * One product for all suites of a run that only look at it: the one at `SHELL_URL` and `API_URL`, or
 * else one of its own.
 */
export function runningProduct(context: BenchContext): Promise<ProductAddresses> {
  const { SHELL_URL, API_URL } = process.env;
  if (SHELL_URL && API_URL) return Promise.resolve({ shell: SHELL_URL, api: API_URL });

  running ??= ownProduct(context);
  return running;
}

async function ownProduct({ log, onEnd }: BenchContext): Promise<ProductAddresses> {
  const folder = mkdtempSync(join(tmpdir(), 'freely-bench-'));
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startTestCluster();
  onEnd(() => cluster.stop());
  const database = await createEmptyDatabase();
  const { addresses } = await startProduct({
    ports: await unusedPorts(),
    folder,
    databaseUrl: database.url,
    log,
    onEnd,
  });

  return addresses;
}
