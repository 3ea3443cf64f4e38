// Limits password guesses, registrations and the like. Attempts are counted in the database, so
// that all API processes share one count (D40).
import { sql } from 'kysely';
import {
  type AttemptsTable,
  type Db,
  inTransaction,
  type Trx,
} from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';

export interface Attempt {
  kind: AttemptsTable['kind'];
  account: string;
  /** The network that the request comes from (`networkOf`). */
  address: string;
}

interface Limits {
  perAccount: number;
  perIp: number;
  /** Only attempts of this period count. */
  minutes: number;
}

/**
 * Counts this attempt before it is made, so that concurrent attempts cannot pass the limit.
 * @throws {AppError} 429 over the limit. A refused attempt is not counted: nobody can lock the
 * owner of an account out for longer than `minutes`, and never out of a known browser.
 */
export function countAttempt(db: Db, attempt: Attempt, limits: Limits): Promise<void> {
  return inTransaction(db, async (trx) => {
    // Always in this order, to avoid deadlocks.
    await lockKey(trx, `address ${attempt.address}`);
    await lockKey(trx, `account ${attempt.account.toLowerCase()}`);

    const made = await countAttemptsMade(trx, attempt, limits.minutes);
    if (made.for_account >= limits.perAccount || made.from_address >= limits.perIp) {
      throw new AppError(
        'too_many_requests',
        'Too many attempts. Please wait a few minutes and try again.',
        undefined,
        { retryAfter: made.seconds_left },
      );
    }
    await trx.insertInto('attempts').values(attempt).execute();
    // Attempts are personal data, so they are not kept longer than needed.
    await trx
      .deleteFrom('attempts')
      .where('at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
  });
}

async function lockKey(trx: Trx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attempt by ${key}`}, 0))`.execute(trx);
}

function countAttemptsMade(trx: Trx, attempt: Attempt, minutes: number) {
  const start = sql<Date>`(clock_timestamp() - make_interval(mins => ${minutes}))`;

  return trx
    .selectFrom('attempts')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('account', '=', attempt.account).as('for_account'),
      eb.fn.countAll<number>().filterWhere('address', '=', attempt.address).as('from_address'),
      sql<number>`coalesce(extract(epoch from min(at) - ${start}), 0)`.as('seconds_left'),
    ])
    .where('kind', '=', attempt.kind)
    .where('at', '>', start)
    .where((eb) =>
      eb.or([eb('account', '=', attempt.account), eb('address', '=', attempt.address)]),
    )
    .executeTakeFirstOrThrow();
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
    .where('account', '=', account)
    .where('address', '=', address)
    .execute();
}
