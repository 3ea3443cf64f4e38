// A restore that touches nothing: into a folder of its own, started, looked at and removed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../kernel/terminal/index.ts';
import type { BackupParts } from './back-up.ts';
import { targetArgs } from './restore.ts';
import { query, recovered } from './restored-database.ts';
import { type Step, timed } from './timed.ts';

/** @param to null: the latest instant of the archive */
export async function drill(
  { config, databaseUrl, run }: BackupParts,
  to: Date | null,
): Promise<Step[]> {
  const { username, pathname } = new URL(databaseUrl);
  const folder = (await run('mktemp', ['--directory', '--tmpdir', 'freely-drill-XXXXXX'])).trim();
  const data = join(folder, 'data');
  const connection = {
    host: folder,
    user: decodeURIComponent(username),
    database: pathname.slice(1),
  };
  try {
    await run('mkdir', ['--mode=700', data]);
    const steps = [
      await timed('database', async () => {
        await run('pgbackrest', [
          `--stanza=${config.stanza}`,
          `--pg1-path=${data}`,
          '--archive-mode=off',
          ...targetArgs(to),
          'restore',
        ]);
        return 'restored beside the market';
      }),
    ];
    const control = `/usr/lib/postgresql/${readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()}/bin/pg_ctl`;
    try {
      steps.push(
        await timed('recovery', async () => {
          await run(control, [
            ...['start', '-D', data, '-l', join(folder, 'log'), '-t', '86400'],
            ...['-o', settings(folder)],
          ]);
          await recovered(connection);
          return 'the database takes changes';
        }),
      );
      steps.push(await timed('ledger', () => checkLedger(connection)));
    } finally {
      // It may not have started: then the reason is in the first error.
      await run(control, ['stop', '-D', data, '-m', 'immediate']).catch(() => {});
    }

    return steps;
  } finally {
    await run('rm', ['-rf', folder]);
  }
}

/** Debian keeps the settings elsewhere, so the folder may have none. Only a socket in it listens. */
function settings(folder: string): string {
  const access = join(folder, 'access.conf');
  const file = join(folder, 'empty.conf');
  writeFileSync(access, 'local all all trust\n');
  writeFileSync(file, '');
  const chosen = {
    config_file: file,
    hba_file: access,
    unix_socket_directories: folder,
    listen_addresses: "''",
    // A standby that serves refuses fewer connections than the primary had. This one only recovers.
    hot_standby: 'off',
  };

  return Object.entries(chosen)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

async function checkLedger(connection: object): Promise<string> {
  const [row] = await query(
    connection,
    `select (select count(*) from bookings) as bookings, count(*) as entries,
       coalesce(sum(amount), 0) as sum from ledger_entries`,
  );
  if (Number(row?.sum) !== 0)
    throw new UsageError(`The restored ledger sums to ${row?.sum} pence.`);

  return `${row?.bookings} bookings, ${row?.entries} entries that sum to zero`;
}
