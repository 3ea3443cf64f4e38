// Starts the product on ports and a database of its own, so that a running `npm start` is left alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedPorts } from '@freely/tools/product/ports';
import { startProduct } from '@freely/tools/product/start-product';
import { createEmptyDatabase, startTestCluster } from '@freely/tools/test-database';

/** Journeys read SHELL_URL, API_URL, INBOX_URL, PAYMENTS_URL and DATABASE_URL. */
export default async function productSetup(): Promise<() => Promise<void>> {
  // Against a product that already runs: SHELL_URL and its neighbours are given.
  if (process.env.SHELL_URL) return async () => {};
  // The gallery of parts needs no product.
  if (process.argv.includes('--project=gallery')) return async () => {};

  const putAway: (() => Promise<void>)[] = [];
  const stop = async () => {
    while (putAway.length > 0) await putAway.pop()?.();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'freely-e2e-'));
    putAway.push(async () => rmSync(folder, { recursive: true, force: true }));
    const cluster = await startTestCluster();
    putAway.push(() => cluster.stop());
    const database = await createEmptyDatabase();
    putAway.push(() => database.drop());

    const product = await startProduct({
      ports: await unusedPorts(),
      folder,
      databaseUrl: database.url,
      log: (line) => console.log(`  ${line}`),
      onEnd: (step) => putAway.push(step),
    });
    process.env.SHELL_URL = product.addresses.shell;
    process.env.API_URL = product.addresses.api;
    process.env.INBOX_URL = product.addresses.inbox;
    process.env.PAYMENTS_URL = product.addresses.payments;
    process.env.DATABASE_URL = product.databaseUrl;
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
