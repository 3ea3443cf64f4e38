import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedPorts } from '../product/ports.ts';
import { startProduct } from '../product/start-product.ts';
import { createEmptyDatabase, startTestCluster } from '../test-database.ts';
import type { BenchContext } from './suite.ts';

/** URLs of a product with the demo market; `api` includes the base path. */
export interface ProductUrls {
  shell: string;
  api: string;
}

/** A product for suites that do not change its data: the one at `SHELL_URL` and `API_URL`, otherwise a new one. */
export async function runningProduct(context: BenchContext): Promise<ProductUrls> {
  const { SHELL_URL, API_URL } = process.env;

  return SHELL_URL && API_URL ? { shell: SHELL_URL, api: API_URL } : newProduct(context);
}

async function newProduct({ log, onEnd }: BenchContext): Promise<ProductUrls> {
  const folder = mkdtempSync(join(tmpdir(), 'freely-bench-'));
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startTestCluster();
  onEnd(() => cluster.stop());
  const database = await createEmptyDatabase();
  const { urls } = await startProduct({
    ports: await unusedPorts(),
    folder,
    databaseUrl: database.url,
    log,
    onEnd,
  });

  return urls;
}
