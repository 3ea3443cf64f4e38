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
    await insertAttempt(trx, attempt);
    // Attempts are personal data, so they are not kept longer than needed.
    await deleteOldAttempts(trx);
  });
}
