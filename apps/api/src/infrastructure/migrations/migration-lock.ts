// One process migrates at a time. The others wait, say for whom, and give up in the end.
import type { Client } from 'pg';

const lockKey = 7_401_996;
const retryDelay = 100;
const noticeAfter = 5_000;

export interface LockWait {
  log: (line: string) => void;
  /** How long to wait for the other process. */
  waitMs: number;
  /** When to say what it waits for. */
  noticeAfterMs?: number;
}

/**
 * Takes the lock, which ends with the session. Polls, because a process that waits inside a statement
 * would block a concurrent index build.
 * @throws when another session keeps the lock for longer than `waitMs`
 */
export async function acquireMigrationLock(
  client: Client,
  { log, waitMs, noticeAfterMs = noticeAfter }: LockWait,
): Promise<void> {
  const startedAt = performance.now();
  let isNoticed = false;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey],
    );
    if (rows[0]?.taken) return;
    const waited = performance.now() - startedAt;
    if (waited > waitMs) {
      throw new MigrationError(
        `${await describeHolder(client)} has kept the lock of migrations for longer than ` +
          `${Math.round(waitMs / 1000)} seconds. When nothing migrates there, end that session: ` +
          'select pg_terminate_backend(<its number>).',
      );
    }
    if (!isNoticed && waited > noticeAfterMs) {
      isNoticed = true;
      log(`Waiting until ${await describeHolder(client)} has migrated`);
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}

async function describeHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ who: string }>(
    `select format('session %s (%s, connected since %s)', pid, application_name,
        to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"')) as who
      from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
        and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [lockKey],
  );

  return rows[0]?.who ?? 'another session';
}

/**
 * A pooler keeps the session, and with it the lock, when the process that took it is gone: the next start
 * would wait for nobody. The number that it sends to cancel statements is its own, not the session's.
 */
export async function refusePooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { processID } = client as unknown as { processID: number };
  if (rows[0]?.pid !== processID) {
    throw new MigrationError(
      'The database is reached through a pooler, which cannot migrate it. ' +
        'Set DATABASE_DIRECT_URL to the URL of the database itself.',
    );
  }
}

/** Its message says all: `main.ts` prints nothing else about it. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
