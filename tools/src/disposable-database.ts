// A PostgreSQL that nobody needs after a run: in memory where there is room, and gone at its end.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { readPid } from './postgres/previous-server.ts';
import { commandLine } from './postgres/running-process.ts';
import { sharedMemory } from './shared-memory.ts';

const PREFIX = 'freely-database-';

/**
 * An empty cluster that forgets its data in a power cut. It is in memory because each test file's database
 * is 850 files, and a disk's file system looks for a place for each past all that were deleted lately.
 */
export async function startDisposableDatabase(): Promise<EmbeddedDatabase> {
  const parent = sharedMemory() ?? tmpdir();
  removeAbandoned(parent);
  const dataDir = mkdtempSync(join(parent, PREFIX));
  // When root starts the server, its account has to enter this folder. The cluster inside stays private.
  chmodSync(dataDir, 0o711);
  const database = await startEmbeddedDatabase({ dataDir, durable: false });

  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a run that was killed has left would take memory until the machine starts again. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const launcher = readPid(join(parent, name, 'launcher.pid'));
    // None while one is being created, or removed.
    if (launcher === null || commandLine(launcher)?.includes('node')) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
