import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyDatabase, type TestDatabase } from '@freely/tools/test-database';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { migrate } from './migrate.ts';
import { acquireMigrationLock } from './migration-lock.ts';
import { noTransactionMarker, readMigrations } from './read-migrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

async function query<Row>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('when four processes start at once, each file is applied once', async () => {
  const lines: string[] = [];

  await Promise.all(
    [1, 2, 3, 4].map(() => migrate(database.url, { log: (line) => lines.push(line) })),
  );

  const names = readMigrations().migrations.map(({ name }) => name);
  // The three that wait say so after ten seconds, which a slow machine may take.
  const applications = lines.filter((line) => !line.startsWith('Waiting'));
  expect(applications).toEqual(names.map((name) => `Applied ${name}`));
  const applied = await query<{ name: string }>('select name from schema_migrations order by name');
  expect(applied.map(({ name }) => name)).toEqual(names);
});

test('a file that was changed after it was applied prevents the start', async () => {
  await query("update schema_migrations set hash = 'another' where name like '0002%'");

  await expect(migrate(database.url)).rejects.toThrow(
    '0002-bookings.sql was changed after it was applied to this database.',
  );
});

test('an index can be created outside a transaction while other processes wait to start', async () => {
  const empty = await createEmptyDatabase();
  const migrations = [
    { name: '0001-a.sql', hash: 'a', sql: 'create table a (id int, other int)' },
    {
      name: '0002-index.sql',
      hash: 'b',
      sql: `${noTransactionMarker}\ncreate index concurrently if not exists a_by_id on a (id)`,
    },
  ];
  const lines: string[] = [];

  await Promise.all(
    [1, 2, 3].map(() => migrate(empty.url, { log: (line) => lines.push(line), migrations })),
  );

  expect(lines).toEqual(['Applied 0001-a.sql', 'Applied 0002-index.sql']);
  await empty.drop();
});

test('a table that others use is not queued for: it is tried again, and readers go on', async () => {
  const empty = await createEmptyDatabase();
  const migrations = [
    { name: '0001-a.sql', hash: 'a', sql: 'create table a (id int)' },
    { name: '0002-b.sql', hash: 'b', sql: 'alter table a add column b int' },
  ];
  await migrate(empty.url, { migrations: migrations.slice(0, 1) });
  const reader = new Client({ connectionString: empty.url });
  await reader.connect();
  await reader.query('begin; select from a');
  const lines: string[] = [];

  const migrated = migrate(empty.url, {
    log: (line) => lines.push(line),
    migrations,
    pauseMs: 500,
  });
  await until(() => lines.length > 0);
  // Between two attempts nobody waits behind the migration.
  const other = new Client({ connectionString: empty.url, statement_timeout: 2_000 });
  await other.connect();
  await other.query('select from a');
  await reader.query('commit');
  await migrated;

  expect(lines[0]).toBe('0002-b.sql waits for a table that is in use (attempt 1)');
  expect(lines.at(-1)).toBe('Applied 0002-b.sql');
  await Promise.all([reader.end(), other.end()]);
  await empty.drop();
});

test('a migration and a reader who wait for each other: the reader goes on, and it is tried again', async () => {
  const empty = await createEmptyDatabase();
  const migrations = [
    { name: '0001-a.sql', hash: 'a', sql: 'create table a (id int); create table b (id int)' },
    {
      name: '0002-both.sql',
      hash: 'b',
      sql: 'alter table a add column c int; alter table b add column c int',
    },
  ];
  await migrate(empty.url, { migrations: migrations.slice(0, 1) });
  const reader = new Client({ connectionString: empty.url });
  await reader.connect();
  // PostgreSQL ends who notices first: always the migration here.
  await reader.query("set deadlock_timeout = '1min'; begin; select from b");
  const lines: string[] = [];

  const migrated = migrate(empty.url, {
    log: (line) => lines.push(line),
    migrations,
    pauseMs: 100,
  });
  const watcher = new Client({ connectionString: empty.url });
  await watcher.connect();
  let isWaiting = false;
  while (!isWaiting) {
    const { rowCount } = await watcher.query(
      "select from pg_locks where relation = 'b'::regclass and not granted",
    );
    isWaiting = rowCount === 1;
  }
  // It has `a` and waits for `b`.
  await reader.query('select from a');
  await reader.query('commit');
  await migrated;

  expect(lines.at(-1)).toBe('Applied 0002-both.sql');
  await Promise.all([reader.end(), watcher.end()]);
  await empty.drop();
});

test('a start says whom it waits for, and gives up', async () => {
  const empty = await createEmptyDatabase();
  const holder = new Client({ connectionString: empty.url, application_name: 'another-start' });
  await holder.connect();
  await holder.query('select pg_advisory_lock(7401996)');
  const { rows } = await holder.query('select pg_backend_pid() as pid');
  const waiting = new Client({ connectionString: empty.url });
  await waiting.connect();
  const lines: string[] = [];

  const wait = acquireMigrationLock(waiting, {
    log: (line) => lines.push(line),
    waitMs: 600,
    noticeAfterMs: 200,
  });

  await expect(wait).rejects.toThrow(
    new RegExp(`^session ${rows[0].pid} \\(another-start, connected since .+ UTC\\) has kept`),
  );
  expect(lines).toEqual([expect.stringContaining(`Waiting until session ${rows[0].pid} `)]);
  await Promise.all([holder.end(), waiting.end()]);
  await empty.drop();
});

test('a role without any privilege but its own database can start from nothing', async () => {
  const url = await createDatabaseAsDocumented();

  await migrate(url);

  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select extname as name from pg_extension order by 1',
  );
  const { rows: limits } = await client.query('show statement_timeout');
  const { rows: compiler } = await client.query(
    "select setting, source from pg_settings where name = 'jit'",
  );
  const { rows: log } = await client.query('show log_error_verbosity');
  await client.end();
  expect(log).toEqual([{ log_error_verbosity: 'terse' }]);
  expect(rows.map(({ name }) => name)).toEqual(['btree_gist', 'citext', 'pg_trgm', 'plpgsql']);
  // Where a pooler refuses it of a connection, the role has it.
  expect(limits).toEqual([{ statement_timeout: '15s' }]);
  expect(compiler).toEqual([{ setting: 'off', source: 'database user' }]);
});

test('a database of an earlier release, with the extensions that it had, is brought up to date', async () => {
  const earlier = await createEmptyDatabase();
  const admin = new Client({ connectionString: earlier.url });
  await admin.connect();
  await admin.query('create extension cube; create extension earthdistance');
  await admin.query(`create table schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const [first] = readMigrations().migrations;
  await admin.query(first?.sql ?? '');
  await admin.query('insert into schema_migrations (name, hash) values ($1, $2)', [
    first?.name,
    // As released, with the line that created them.
    '4b8f59eec08dc629defe1492129ab71aa3391b36fffcf761f0055574a6bf52de',
  ]);

  await migrate(earlier.url);

  const { rows } = await admin.query("select 1 from pg_extension where extname = 'earthdistance'");
  expect(rows).toEqual([]);
  await admin.end();
  await earlier.drop();
});

/** The steps of deploy/postgresql, on the server of the tests. */
async function createDatabaseAsDocumented(): Promise<string> {
  const cluster = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `freely_${Date.now()}`;
  const script = readFileSync(
    join(import.meta.dirname, '../../../../../deploy/postgresql/create-database.sql'),
    'utf8',
  )
    .replaceAll(':"name"', name)
    .replaceAll(":'password'", "'only-for-this-test'");
  const admin = new Client({ connectionString: cluster.href });
  await admin.connect();
  // One at a time: a database is not created in a transaction.
  for (const statement of script.replace(/^(--|\\).*$/gm, '').split(';'))
    await admin.query(statement);
  await admin.end();
  cluster.username = name;
  cluster.password = 'only-for-this-test';
  cluster.pathname = `/${name}`;

  return cluster.href;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
}
