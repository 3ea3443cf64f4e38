// A whole product for browser tests, with its own ports, folder and database, so that it does not
// disturb a running `npm start`.
import { rmSync } from 'node:fs';
import { startDisposableDatabase } from '../disposable-database.ts';
import { makeMemoryFolder } from '../memory-folder.ts';
import { createEmptyDatabase } from '../test-database.ts';
import { unusedPorts } from './ports.ts';
import { startProduct } from './start-product.ts';
import { logFolder } from './start-server-side.ts';

export interface TestProductOptions {
  log: (line: string) => void;
  /** Registers a clean-up for the end of the tests. */
  onEnd(cleanUp: () => Promise<void>): void;
}

/** Tests are of prerendered pages also where a machine is busy with something else. */
export const testShellSettings = { PRERENDER_SECONDS: '20' };

/** URLs of a test product, by the environment variables that the browser tests read. */
type ProductUrls = Record<
  'SHELL_URL' | 'API_URL' | 'INBOX_URL' | 'PAYMENTS_URL' | 'DATABASE_URL',
  string
>;

/** @returns its URLs, and the folder where each of its processes has a log until the end */
export async function startTestProduct({
  log,
  onEnd,
}: TestProductOptions): Promise<{ urls: ProductUrls; logs: string }> {
  const folder = makeMemoryFolder('product');
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const { urls, databaseUrl } = await startProduct({
    ports: await unusedPorts(),
    folder,
    databaseUrl: await ownDatabase(onEnd),
    shellSettings: testShellSettings,
    log,
    onEnd,
  });

  return {
    urls: {
      SHELL_URL: urls.shell,
      API_URL: urls.api,
      INBOX_URL: urls.inbox,
      PAYMENTS_URL: urls.payments,
      DATABASE_URL: databaseUrl,
    },
    logs: logFolder(folder),
  };
}

async function ownDatabase(onEnd: TestProductOptions['onEnd']): Promise<string> {
  if (process.env.TEST_DATABASE_URL) {
    const database = await createEmptyDatabase();
    onEnd(() => database.drop());
    return database.url;
  }
  const database = await startDisposableDatabase();
  onEnd(() => database.stop());
  return database.url;
}
