// How often a password may be guessed or an account be made, counted in the database so that
// any number of API processes counts together (D40).
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { AppError } from '../../http/app-error.ts';

interface Attempt {
  kind: 'login' | 'registration';
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
 * keep the owner of an account out for longer than `minutes`.
 */
export async function countAttempt(db: Db, attempt: Attempt, limits: Limits): Promise<void> {
  const window = sql<Date>`now() - make_interval(mins => ${limits.minutes})`;
  // Kept no longer than they are needed: they name people.
  await db.deleteFrom('attempts').where('at', '<', sql<Date>`now() - interval '1 day'`).execute();
  const { id } = await db
    .insertInto('attempts')
    .values(attempt)
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .selectFrom('attempts')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('account', '=', attempt.account).as('for_account'),
      eb.fn.countAll<number>().filterWhere('address', '=', attempt.address).as('from_address'),
      sql<number>`extract(epoch from min(at) - ${window})`.as('seconds_left'),
    ])
    .where('kind', '=', attempt.kind)
    .where('at', '>', window)
    .where((eb) =>
      eb.or([eb('account', '=', attempt.account), eb('address', '=', attempt.address)]),
    )
    .executeTakeFirstOrThrow();
  if (made.for_account <= limits.perAccount && made.from_address <= limits.perAddress) return;

  await db.deleteFrom('attempts').where('id', '=', id).execute();
  throw new AppError(
    'too_many_requests',
    'Too many attempts. Please wait a few minutes and try again.',
    undefined,
    { retryAfter: Math.max(1, made.seconds_left) },
  );
}

/** The right password was given: what came before was its owner. */
export async function forgetAttempts(db: Db, kind: Attempt['kind'], account: string) {
  await db.deleteFrom('attempts').where('kind', '=', kind).where('account', '=', account).execute();
}
