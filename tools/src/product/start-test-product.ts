// A whole product for browser tests: on ports, a folder and a database of its own, so that a
// running `npm start` is left alone.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { createEmptyDatabase } from '../test-database.ts';
import { unusedPorts } from './ports.ts';
import { startProduct } from './start-product.ts';

export interface TestProductOptions {
  log: (line: string) => void;
  /** Registers what has to be put away, as soon as there is something. */
  onEnd(putAway: () => Promise<void>): void;
}

/** Where a test product is: the variables that the browser tests read. */
export type ProductAddresses = Record<
  'SHELL_URL' | 'API_URL' | 'INBOX_URL' | 'PAYMENTS_URL' | 'DATABASE_URL',
  string
>;

export async function startTestProduct({
  log,
  onEnd,
}: TestProductOptions): Promise<ProductAddresses> {
  const folder = mkdtempSync(join(tmpdir(), 'freely-e2e-'));
  // The database's account has to pass when root starts it; the cluster inside stays closed.
  chmodSync(folder, 0o711);
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const { addresses, databaseUrl } = await startProduct({
    ports: await unusedPorts(),
    folder,
    databaseUrl: await ownDatabase(folder, onEnd),
    log,
    onEnd,
  });

  return {
    SHELL_URL: addresses.shell,
    API_URL: addresses.api,
    INBOX_URL: addresses.inbox,
    PAYMENTS_URL: addresses.payments,
    DATABASE_URL: databaseUrl,
  };
}

async function ownDatabase(folder: string, onEnd: TestProductOptions['onEnd']): Promise<string> {
  if (process.env.TEST_DATABASE_URL) {
    const database = await createEmptyDatabase();
    onEnd(() => database.drop());
    return database.url;
  }
  const database = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    durable: false,
  });
  onEnd(() => database.stop());
  return database.url;
}
