// The scripts that the containers of deploy/compose begin with, on a PostgreSQL of Debian and a bucket of npm.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { s3Server } from '@freely/platform/testing/s3-server';
import { freePort } from '@freely/tools/free-port';
import { expect, test } from '@jest/globals';
import { Client } from 'pg';
import { migrate } from '../../src/infrastructure/migrations/index.ts';
import { testWith } from '../support/debian-program.ts';

const bin = '/usr/lib/postgresql/15/bin';
const root = join(import.meta.dirname, '../../../..');
const compose = join(root, 'deploy/compose');
const nobody = 65_534;
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
const passwords = { DATABASE_PASSWORD: "it's ours", REPLICATION_PASSWORD: "it's theirs" };

/** A folder that the account of the database may use, with what the image has at its places. */
function prepare() {
  const folder = mkdtempSync('/tmp/freely-compose-');
  chmodSync(folder, 0o755);
  if (account.uid) chownSync(folder, account.uid, account.gid);
  for (const file of ['compose/primary.sh', 'compose/replica.sh', 'postgresql/create-database.sql'])
    copyFileSync(join(root, 'deploy', file), join(folder, file.replace(/.*\//, '')));

  return folder;
}

async function query(
  port: number,
  user: string,
  text: string,
  at: { host: string; password?: string },
) {
  const client = new Client({ port, user, database: 'freely', ...at });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

async function until(isTrue: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) throw new Error('Timed out');
    await pause(50);
  }
}

testWith(`${bin}/initdb`)(
  'a new database belongs to the role of the API, and a replica copies and follows it',
  async () => {
    const folder = prepare();
    const [port, replicaPort] = [await freePort(), await freePort()];
    const environment = (data: string, at: number) => ({
      ...passwords,
      PATH: `${bin}:${process.env.PATH}`,
      PGDATA: join(folder, data),
      PGPORT: String(at),
      CREATE_DATABASE: join(folder, 'create-database.sql'),
    });
    const primary = environment('primary', port);
    const options = { env: primary, cwd: folder, stdio: 'pipe', ...account } as const;
    const children: ChildProcess[] = [];
    try {
      // As the image does it: an empty database, which its script fills by the socket alone.
      execFileSync(
        'initdb',
        [
          '--username=postgres',
          '--auth-local=trust',
          '--no-sync',
          '--encoding=UTF8',
          '--locale=C.UTF-8',
        ],
        options,
      );
      appendFileSync(
        join(primary.PGDATA, 'postgresql.conf'),
        `unix_socket_directories = '${folder}'\nfsync = off\n`,
      );
      const start = (args: string[], env: NodeJS.ProcessEnv) => {
        const child = spawn(args[0] ?? '', args.slice(1), { ...options, env, stdio: 'ignore' });
        children.push(child);
      };
      start(['postgres'], primary);
      const postgres = { host: folder };
      await until(() =>
        query(port, 'postgres', 'select 1', postgres).catch((error) =>
          /"freely" does not exist/.test(error.message),
        ),
      );
      execFileSync('sh', [join(folder, 'primary.sh')], {
        ...options,
        env: { ...primary, PGHOST: folder },
      });
      await query(port, 'postgres', 'select pg_reload_conf()', postgres);
      const freely = { host: '127.0.0.1', password: passwords.DATABASE_PASSWORD };
      const url = `postgres://freely:${encodeURIComponent(freely.password)}@127.0.0.1:${port}/freely`;
      await migrate(url);

      start(['sh', join(folder, 'replica.sh')], {
        ...environment('replica', replicaPort),
        PRIMARY: '127.0.0.1',
        PRIMARY_PORT: String(port),
        PGPASSWORD: passwords.REPLICATION_PASSWORD,
      });
      await until(() => query(replicaPort, 'freely', 'select 1', freely));
      await query(port, 'freely', "create table seen (); comment on table seen is 'later'", freely);
      await until(async () => {
        const [row] = await query(
          replicaPort,
          'freely',
          "select obj_description('seen'::regclass) as text",
          freely,
        );
        return row?.text === 'later';
      });

      const [row] = await query(
        port,
        'freely',
        'select rolsuper from pg_roles where rolname = current_user',
        freely,
      );
      expect(row).toEqual({ rolsuper: false });
      expect(
        await query(replicaPort, 'freely', 'select pg_is_in_recovery() as follows', freely),
      ).toEqual([{ follows: true }]);
    } finally {
      for (const child of children.reverse()) {
        child.kill('SIGQUIT');
        if (child.exitCode === null) await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);

test('both buckets are made, and found made the next time', async () => {
  const folder = mkdtempSync('/tmp/freely-buckets-');
  const port = await freePort();
  const server = await s3Server({ port, directory: folder, buckets: [] });
  const make = () =>
    spawn(process.execPath, [join(compose, 'make-buckets.mjs')], {
      env: { BUCKETS: `http://127.0.0.1:${port}`, BUCKET_USER: 'S3RVER', BUCKET_SECRET: 'S3RVER' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    for (let time = 0; time < 2; time += 1) expect(await once(make(), 'exit')).toEqual([0, null]);
    expect(['files', 'releases'].map((name) => existsSync(join(folder, name)))).toEqual([
      true,
      true,
    ]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
