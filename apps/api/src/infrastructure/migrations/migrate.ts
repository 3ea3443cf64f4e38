// Plain numbered SQL files, applied in order, once each. Released files are never edited again.
import { Client } from 'pg';
import { codeOf } from '../database/index.ts';
import { installJobs } from '../jobs/index.ts';
import { acquireMigrationLock, MigrationError, refusePooler } from './migration-lock.ts';
import { type Migration, noTransactionMarker, readMigrations } from './read-migrations.ts';

/**
 * A statement that waits for a table makes everybody behind it wait too, readers as well. So it waits for
 * this long only, makes way, and tries again.
 */
const lockTimeout = 2_000;
const maxAttempts = 30;
/** It waited too long for a table, or it and others waited for each other. */
const inUse = ['55P03', '40P01'];

export interface MigrateOptions {
  log?: (line: string) => void;
  migrations?: readonly Migration[];
  /** How long to wait for another process that migrates. */
  lockWaitMs?: number;
  /** How long to make way between two attempts to lock a table. */
  pauseMs?: number;
}

/** Brings the database up to date. Safe to call from several processes at once. */
export async function migrate(
  url: string,
  {
    log = () => {},
    migrations = readMigrations().migrations,
    lockWaitMs = 600_000,
    pauseMs = 3_000,
  }: MigrateOptions = {},
): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'freely-migrations',
  });
  await client.connect();
  try {
    await refusePooler(client);
    // Whatever the role has as its own: a large index takes its time.
    await client.query('set statement_timeout = 0');
    await acquireMigrationLock(client, { log, waitMs: lockWaitMs });
    await client.query(`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    for (const migration of migrations) {
      const hash = applied.get(migration.name);
      if (hash === undefined) {
        await applyMakingWay(client, migration, { log, pauseMs });
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

/** Applies a file, and tries again while others use the tables that it changes. */
async function applyMakingWay(
  client: Client,
  migration: Migration,
  { log, pauseMs }: { log: (line: string) => void; pauseMs: number },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const code = error instanceof Error ? codeOf(error.cause) : undefined;
      if (code === undefined || !inUse.includes(code)) throw error;
      if (attempt === maxAttempts) {
        throw new MigrationError(
          `${migration.name} found its tables in use ${maxAttempts} times: nothing of it was applied. ` +
            'Look for long transactions in pg_stat_activity, and start again.',
        );
      }
      log(`${migration.name} waits for a table that is in use (attempt ${attempt})`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function apply(client: Client, { name, sql, hash }: Migration): Promise<void> {
  const usesTransaction = !sql.startsWith(`${noTransactionMarker}\n`);
  if (!usesTransaction) await dropInvalidIndexes(client);
  else await client.query(`begin; set local lock_timeout = ${lockTimeout}`);
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
