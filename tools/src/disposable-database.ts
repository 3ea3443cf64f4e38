// A PostgreSQL that nobody needs after a run: in memory where there is room, and gone at its end.
import { rmSync } from 'node:fs';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { makeMemoryFolder } from './memory-folder.ts';

/**
 * An empty cluster that forgets its data in a power cut. It is in memory because each test file's database
 * is 850 files, and a disk's file system looks for a place for each past all that were deleted lately.
 */
export async function startDisposableDatabase(): Promise<EmbeddedDatabase> {
  const dataDir = makeMemoryFolder('database');
  const database = await startEmbeddedDatabase({ dataDir, durable: false });

  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
