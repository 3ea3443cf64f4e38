import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export interface Attempt {
  kind: Database['attempts']['kind'];
  account: string;
  /** The network that the request comes from (`networkOf`). */
  address: string;
}

/** Only the hash is stored: a count may be kept when the account and its email are erased. */
const hashOf = (account: string) =>
  createHash('sha256').update(account.toLowerCase()).digest('base64url');

export async function lockKey(trx: Trx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attempt by ${key}`}, 0))`.execute(trx);
}

export function countAttemptsMade(trx: Trx, attempt: Attempt, minutes: number) {
  const account = hashOf(attempt.account);
  const start = sql<Date>`(clock_timestamp() - make_interval(mins => ${minutes}))`;

  return trx
    .selectFrom('attempts')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('account', '=', account).as('for_account'),
      eb.fn
        .countAll<number>()
        .filterWhere('account', '=', account)
        .filterWhere('address', '=', attempt.address)
        .as('for_both'),
      eb.fn.countAll<number>().filterWhere('address', '=', attempt.address).as('from_address'),
      sql<number>`coalesce(extract(epoch from min(at) - ${start}), 0)`.as('seconds_left'),
    ])
    .where('kind', '=', attempt.kind)
    .where('at', '>', start)
    .where((eb) => eb.or([eb('account', '=', account), eb('address', '=', attempt.address)]))
    .executeTakeFirstOrThrow();
}

export async function insertAttempt(trx: Trx, attempt: Attempt): Promise<void> {
  await trx
    .insertInto('attempts')
    .values({ ...attempt, account: hashOf(attempt.account) })
    .execute();
}

export async function deleteOldAttempts(trx: Trx): Promise<void> {
  await trx.deleteFrom('attempts').where('at', '<', sql<Date>`now() - interval '1 day'`).execute();
}

/**
 * Call after the right password was given: earlier attempts from the same network were the owner's.
 * Attempts from other networks still count. Otherwise each login of the owner would give strangers
 * new guesses.
 */
export async function forgetAttempts(db: Db, { kind, account, address }: Attempt): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('kind', '=', kind)
    .where('account', '=', hashOf(account))
    .where('address', '=', address)
    .execute();
}

/** From every network: the owner was here. */
export async function forgetAllAttempts(
  db: Db,
  kind: Attempt['kind'],
  account: string,
): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('kind', '=', kind)
    .where('account', '=', hashOf(account))
    .execute();
}
