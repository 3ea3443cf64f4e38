// How often a password may be guessed or an account be made, counted in the database so that
// any number of API processes counts together (D40).
import { sql } from 'kysely';
import type { AttemptsTable } from '../../database/tables/people.ts';
import { type Db, inTransaction, type Trx } from '../../database/transaction.ts';
import { AppError } from '../../http/app-error.ts';

export interface Attempt {
  kind: AttemptsTable['kind'];
  account: string;
  address: string;
}

interface Limits {
  perAccount: number;
  perAddress: number;
  /** How far back attempts count. */
  minutes: number;
}

/**
 * Counts this attempt before it is made: of many at once, none slips past the limit.
 * @throws {AppError} 429 over the limit. A refused attempt is not counted, so that nobody can
 * keep the owner of an account out for longer than `minutes`, nor ever out of a known browser.
 */
export function countAttempt(db: Db, attempt: Attempt, limits: Limits): Promise<void> {
  return inTransaction(db, async (trx) => {
    // Always in this order, so that no two wait for each other.
    await lockKey(trx, `address ${attempt.address}`);
    await lockKey(trx, `account ${attempt.account.toLowerCase()}`);

    const made = await attemptsMade(trx, attempt, limits.minutes);
    if (made.for_account >= limits.perAccount || made.from_address >= limits.perAddress) {
      throw new AppError(
        'too_many_requests',
        'Too many attempts. Please wait a few minutes and try again.',
        undefined,
        { retryAfter: made.seconds_left },
      );
    }
    await trx.insertInto('attempts').values(attempt).execute();
    // Kept no longer than they are needed: they name people.
    await trx
      .deleteFrom('attempts')
      .where('at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
  });
}

async function lockKey(trx: Trx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attempt by ${key}`}, 0))`.execute(trx);
}

function attemptsMade(trx: Trx, attempt: Attempt, minutes: number) {
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
 * The right password was given: what came before from there was its owner. What came from
 * elsewhere still counts, or each login of the owner would give strangers as many guesses again.
 */
export async function forgetAttempts(db: Db, { kind, account, address }: Attempt): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('kind', '=', kind)
    .where('account', '=', account)
    .where('address', '=', address)
    .execute();
}
