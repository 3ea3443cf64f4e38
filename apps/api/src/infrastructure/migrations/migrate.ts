// Plain numbered SQL files, applied in order, once each. Released files are never edited again.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { installJobs } from '../jobs/index.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const lockKey = 7_401_996;
const lockRetryDelay = 100;

/** First line of a file whose one statement cannot run in a transaction: a concurrent index. */
export const noTransactionMarker = '-- outside a transaction';

interface Migration {
  name: string;
  hash: string;
  sql: string;
}

/** The files in order, and a version that changes whenever one of them does. */
export function readMigrations(): { migrations: Migration[]; version: string } {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) throw new Error(`${name} is not NNNN-words.sql`);
      // A checkout with other line endings is still the same file.
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: sha256(sql) };
    });

  return {
    migrations,
    version: sha256(migrations.map(({ name, hash }) => name + hash).join()).slice(0, 16),
  };
}

/** Brings the database up to date. Safe to call from several processes at once. */
export async function migrate(
  url: string,
  log: (line: string) => void = () => {},
  { migrations }: { migrations: readonly Migration[] } = readMigrations(),
): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'freely-migrations' });
  await client.connect();
  try {
    await acquireLock(client);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    for (const migration of migrations) {
      const hash = applied.get(migration.name);
      if (hash === undefined) {
        await apply(client, migration);
        log(`Applied ${migration.name}`);
      } else if (hash !== migration.hash) {
        throw new Error(
          `${migration.name} was changed after it was applied to this database. ` +
            'Put the change into a new file, or start with an empty database.',
        );
      }
    }
    await installJobs(url);
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
}

/** Polls, because a process that waits inside a statement would block a concurrent index build. */
async function acquireLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey],
    );
    if (rows[0]?.taken) return;
    await new Promise((resolve) => setTimeout(resolve, lockRetryDelay));
  }
}

async function apply(client: Client, { name, sql, hash }: Migration): Promise<void> {
  const usesTransaction = !sql.startsWith(`${noTransactionMarker}\n`);
  if (!usesTransaction) await dropInvalidIndexes(client);
  else await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    if (usesTransaction) await client.query('commit');
  } catch (error) {
    if (usesTransaction) await client.query('rollback');
    throw new Error(`${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** An interrupted start leaves an invalid index behind, which `if not exists` would accept. */
async function dropInvalidIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
      join pg_class on pg_class.oid = indrelid
      where not indisvalid and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
