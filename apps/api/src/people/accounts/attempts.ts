// Limits password guesses, registrations and the like. Attempts are counted in the database, so
// that all API processes share one count (D40).
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import {
  type Attempt,
  countAttemptsMade,
  deleteOldAttempts,
  insertAttempt,
  lockKey,
} from './attempts.repository.ts';

interface Limits {
  /** From all networks together. */
  perAccount: number;
  /** Of one account, from one network. Default: as `perAccount`. */
  perAccountAndIp?: number;
  perIp: number;
  /** Only attempts of this period count. */
  minutes: number;
}

/** Which limit refuses an attempt, and for how many seconds. */
export interface AttemptRefusal {
  limit: 'account' | 'network';
  seconds: number;
}

/**
 * Counts this attempt before it is made, so that concurrent attempts cannot pass a limit. A refused
 * attempt is not counted: nobody can lock the owner of an account out for longer than `minutes`, and
 * never out of a known browser. The counts outlive the account: deleting it and registering again gives
 * no new attempts.
 */
export function tryAttempt(
  db: Db,
  attempt: Attempt,
  limits: Limits,
): Promise<AttemptRefusal | null> {
  return inTransaction(db, async (trx) => {
    // Always in this order, to avoid deadlocks.
    await lockKey(trx, `address ${attempt.address}`);
    await lockKey(trx, `account ${attempt.account.toLowerCase()}`);

    const made = await countAttemptsMade(trx, attempt, limits.minutes);
    const seconds = made.seconds_left;
    if (made.from_address >= limits.perIp) return { limit: 'network', seconds };
    const perAccountAndIp = limits.perAccountAndIp ?? limits.perAccount;
    if (made.for_account >= limits.perAccount || made.for_both >= perAccountAndIp) {
      return { limit: 'account', seconds };
    }
    await insertAttempt(trx, attempt);
    // Attempts are personal data, so they are not kept longer than needed.
    await deleteOldAttempts(trx);

    return null;
  });
}

/** As `tryAttempt`. @throws {AppError} 429 over a limit. */
export async function countAttempt(db: Db, attempt: Attempt, limits: Limits): Promise<void> {
  const refusal = await tryAttempt(db, attempt, limits);
  if (refusal !== null) throw tooManyAttempts(refusal);
}

export const tooManyAttempts = ({ seconds }: AttemptRefusal) =>
  new AppError('too_many_requests', 'accounts.tooManyAttempts', undefined, { retryAfter: seconds });
