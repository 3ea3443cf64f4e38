import { type Kysely, sql, type Transaction } from 'kysely';
import { type Commit, faultPoint } from '../crash-points/index.ts';
import { codeOf, isOutdatedPlan } from './errors.ts';
import type { Database } from './tables.generated.ts';

const maxAttempts = 3;
const serializationFailure = '40001';
const deadlock = '40P01';

/** For functions that run both inside and outside a transaction. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/**
 * Runs `work` in one transaction at READ COMMITTED, and retries it when PostgreSQL aborts it to end
 * a deadlock, or because a migration has outdated a prepared statement. So `work` must change nothing but the database, and must not make network calls.
 * @param name the commit at which a test can end the process
 */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  name?: Commit,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commit(db, work, name);
    } catch (error) {
      const code = codeOf(error);
      const isRetryable =
        code === serializationFailure || code === deadlock || isOutdatedPlan(error);
      if (!isRetryable || attempt === maxAttempts) throw error;
    }
  }
}

async function commit<T>(db: Db, work: (trx: Trx) => Promise<T>, name?: Commit): Promise<T> {
  if (name === undefined) return db.transaction().execute(work);
  const done = await db.transaction().execute(async (trx) => {
    const result = await work(trx);
    faultPoint(`${name}:before-commit`);
    return result;
  });
  faultPoint(`${name}:after-commit`);

  return done;
}

/**
 * First in the lock order, before any booking or payment: it serializes all changes of one
 * practitioner's time. Held until the transaction ends.
 */
export async function lockPractitioner(trx: Trx, practitionerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${practitionerId}::bigint)`.execute(trx);
}
