import { type Kysely, sql, type Transaction } from 'kysely';
import { type Commit, faultPoint } from '../faults/fault-point.ts';
import { codeOf } from './errors.ts';
import type { Database } from './schema.ts';

const attempts = 3;
const serializationFailure = '40001';
const deadlock = '40P01';

/** For functions that run inside a transaction or outside of one alike. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/**
 * Runs `work` in one transaction at READ COMMITTED, again when PostgreSQL broke it off to end
 * a deadlock. So `work` must change nothing but the database, and call nobody over the network.
 * @param name where a test may end the process
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
      const again = code === serializationFailure || code === deadlock;
      if (!again || attempt === attempts) throw error;
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
 * First in the lock order, before any booking or payment: all changes of one practitioner's
 * time happen one after another. Held until the transaction ends.
 */
export async function lockPractitioner(trx: Trx, practitionerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${practitionerId}::bigint)`.execute(trx);
}
