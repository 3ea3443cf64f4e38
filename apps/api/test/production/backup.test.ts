// A real PostgreSQL and pgBackRest: a backup, a drill, and a restore to an instant.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@freely/tools/free-port';
import { expect, test } from '@jest/globals';
import { backUp } from '../../src/back-office/backups/back-up.ts';
import { drill } from '../../src/back-office/backups/drill.ts';
import { restore } from '../../src/back-office/backups/restore.ts';
import { query } from '../../src/back-office/backups/restored-database.ts';
import { programRunner } from '../../src/back-office/backups/run-program.ts';
import { testWith } from '../support/debian-program.ts';

const bin = '/usr/lib/postgresql/15/bin';
const nobody = 65_534;
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
const testWithBoth = existsSync(`${bin}/pg_ctl`) ? testWith('/usr/bin/pgbackrest') : test.skip;

async function startCluster() {
  const folder = mkdtempSync('/tmp/freely-backup-');
  if (account.uid) chownSync(folder, account.uid, account.gid);
  const runner = programRunner('nobody');
  const config = join(folder, 'pgbackrest.conf');
  const data = join(folder, 'data');
  const port = await freePort();
  const control = join(folder, 'control');
  writeFileSync(
    config,
    `[global]\nrepo1-path=${folder}/repository\nrepo1-retention-full=1\nlock-path=${folder}\n` +
      `log-path=${folder}\nspool-path=${folder}\nlog-level-file=off\nstart-fast=y\ncompress-type=none\n` +
      `[freely]\npg1-path=${data}\npg1-port=${port}\npg1-socket-path=${folder}\npg1-user=freely\n`,
  );
  writeFileSync(control, `#!/bin/sh\n${bin}/pg_ctl -D ${data} -l ${folder}/log -w "$1"\n`);
  chmodSync(control, 0o755);
  const run = (program: string, args: readonly string[]) =>
    runner(program, program === 'pgbackrest' ? [`--config=${config}`, ...args] : args);
  await run(`${bin}/initdb`, ['-D', data, '-U', 'freely', '-A', 'trust', '--no-sync']);
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
    'archive_mode = on',
    `archive_command = 'pgbackrest --config=${config} --stanza=freely archive-push %p'`,
  ];
  writeFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  await run(control, ['start']);
  await run('pgbackrest', ['--stanza=freely', 'stanza-create']);
  const url = `postgres://freely@127.0.0.1:${port}/postgres`;

  return {
    folder,
    run,
    url,
    sql: (text: string) => query({ connectionString: url }, text),
    control,
    close: () => {
      spawnSync(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], account);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

testWithBoth(
  'rows and files of an instant come back, a live database only with --replace',
  async () => {
    const cluster = await startCluster();
    try {
      const files = join(cluster.folder, 'files');
      mkdirSync(files);
      writeFileSync(join(files, 'a.webp'), 'an image');
      const parts = {
        config: {
          stanza: 'freely',
          copiesUrl: join(cluster.folder, 'copies'),
          control: [cluster.control],
        },
        databaseUrl: cluster.url,
        stores: [{ name: 'files' as const, url: files }],
        run: cluster.run,
      };
      await cluster.sql('create table bookings (id int)');
      await cluster.sql('create table ledger_entries (amount bigint)');
      await cluster.sql('insert into ledger_entries values (500), (-500)');
      const backup = await backUp(parts);
      expect(backup.map(({ outcome }) => outcome)).toContain('1 new');

      // pgBackRest counts whole seconds: the backup has to have ended in an earlier one.
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await cluster.sql('insert into bookings values (1), (2)');
      const [row] = await cluster.sql('select clock_timestamp() as now');
      const instant = new Date(Number(row?.now) + 5);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await cluster.sql('delete from bookings');
      await cluster.sql('select pg_switch_wal()');
      rmSync(join(files, 'a.webp'));

      const drilled = await drill(parts, instant);
      expect(drilled.map(({ outcome }) => outcome)).toContain(
        '2 bookings, 2 entries that sum to zero',
      );
      expect(await cluster.sql('select 1 from bookings')).toEqual([]);

      const to = { to: instant, replace: false };
      await expect(restore(parts, to, async () => '')).rejects.toThrow('--replace');
      await cluster.run(cluster.control, ['stop']);
      await expect(restore(parts, to, async () => '')).rejects.toThrow('pgbackrest failed');

      await cluster.run(cluster.control, ['start']);
      const restored = await restore(parts, { ...to, replace: true }, async () => 'level');
      expect(restored.map(({ name }) => name)).toEqual(['database', 'recovery', 'files', 'books']);
      expect(restored.every(({ seconds }) => seconds >= 0)).toBe(true);
      expect(await cluster.sql('select id from bookings order by id')).toEqual([
        { id: 1 },
        { id: 2 },
      ]);
      expect(existsSync(join(files, 'a.webp'))).toBe(true);
    } finally {
      cluster.close();
    }
  },
  120_000,
);
