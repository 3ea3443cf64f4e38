import { UsageError } from '../../kernel/terminal/index.ts';
import type { BackupParts } from './back-up.ts';
import { putBack } from './copy-stores.ts';
import { isRunning, recovered } from './restored-database.ts';
import { type Step, timed } from './timed.ts';

export interface RestoreOptions {
  /** Null: the latest instant that the archive has. */
  readonly to: Date | null;
  /** Whether a database that is there may be stopped and overwritten. */
  readonly replace: boolean;
}

/**
 * Restores the database to an instant, and puts back missing files and releases.
 * @param levelBooks called last, with the running database
 */
export async function restore(
  { config, databaseUrl, stores, run }: BackupParts,
  { to, replace }: RestoreOptions,
  levelBooks: () => Promise<string>,
): Promise<Step[]> {
  const live = await isRunning(databaseUrl);
  if (live && !replace) {
    throw new UsageError('The database is running. --replace stops and overwrites it.');
  }
  const [program = '', ...args] = config.control;
  if (live) await run(program, [...args, 'stop']);

  const steps = [
    await timed('database', async () => {
      // Without --delta, pgBackRest itself refuses a folder that has anything in it.
      await run('pgbackrest', [
        `--stanza=${config.stanza}`,
        ...targetArgs(to),
        ...(replace ? ['--delta'] : []),
        'restore',
      ]);
      return `restored to ${to?.toISOString() ?? 'the latest instant of the archive'}`;
    }),
    await timed('recovery', async () => {
      await run(program, [...args, 'start']);
      await recovered({ connectionString: databaseUrl });
      return 'the database takes changes';
    }),
  ];
  for (const store of stores) {
    steps.push(
      await timed(store.name, async () => `${await putBack(store, config.copiesUrl)} put back`),
    );
  }
  steps.push(await timed('books', levelBooks));

  return steps;
}

/** What pgBackRest needs to stop the recovery at an instant. */
export function targetArgs(to: Date | null): string[] {
  if (!to) return [];
  const target = to.toISOString().replace('T', ' ').replace('Z', '+00');

  return ['--type=time', `--target=${target}`, '--target-action=promote'];
}
