import type { BackupConfig } from './backup-config.ts';
import { copyStore, type Store } from './copy-stores.ts';
import type { Run } from './run-program.ts';
import { type Step, timed } from './timed.ts';

/** The parts of a market that are backed up, and the tools for it. */
export interface BackupParts {
  readonly config: BackupConfig;
  readonly databaseUrl: string;
  readonly stores: readonly Store[];
  readonly run: Run;
}

/** The database first: then each image that it names is in the copies, which are made afterwards. */
export async function backUp({ config, stores, run }: BackupParts): Promise<Step[]> {
  const steps = [
    await timed('database', async () => {
      await run('pgbackrest', [`--stanza=${config.stanza}`, 'backup']);
      return 'backed up by pgBackRest';
    }),
  ];
  for (const store of stores) {
    steps.push(
      await timed(store.name, async () => `${await copyStore(store, config.copiesUrl)} new`),
    );
  }

  return steps;
}
