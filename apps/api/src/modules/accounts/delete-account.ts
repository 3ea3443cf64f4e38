// Personal data goes, bookings stay as anonymous accounts records (D42).
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { endSessions, type SessionUser } from '../../sessions/sessions.ts';
import { refuseVisitor } from '../../sessions/visits.ts';
import { cancelAhead } from '../cancellations/index.ts';
import { queueDropOfPictures } from '../files/index.ts';
import { erasePractitioner, eraseUser, isErased } from './erase.repository.ts';
import { signIn } from './sign-in.ts';

/** Longer than any call takes. */
const untilCallsEnded = 60_000;

/** Everything of a user. Their address can be registered again. */
export async function deleteAccount(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  user: SessionUser,
): Promise<void> {
  refuseVisitor(user);
  if (user.roles.includes('admin')) {
    throw new AppError('forbidden', 'The account of an admin cannot be deleted here');
  }
  await inTransaction(db, async (trx) => {
    await cancelAhead(trx, jobs, user, ['customer', 'practitioner']);
    await queueDropOfPictures(trx, jobs, user.id);
    await erasePractitioner(trx, user.id);
    await eraseUser(trx, user.id);
    const later = new Date(Date.now() + untilCallsEnded);
    await jobs.enqueue(trx, 'erase', { userId: user.id }, later);
  });
}

/**
 * Once more, for what a call that was under way has written about somebody in the meantime. Any
 * number of times.
 */
export async function eraseAgain({ db, jobs }: Deps, userId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await isErased(trx, userId))) return;
    await queueDropOfPictures(trx, jobs, userId);
    await erasePractitioner(trx, userId);
    await eraseUser(trx, userId);
  });
}

/**
 * What somebody is as a practitioner; they stay a customer. A change of roles ends all sessions
 * (D38), so a new one takes the place of this one.
 */
export async function deletePractitionerAccount(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  user: SessionUser,
) {
  refuseVisitor(user);

  return inTransaction(db, async (trx) => {
    await cancelAhead(trx, jobs, user, ['practitioner']);
    await queueDropOfPictures(trx, jobs, user.id);
    await erasePractitioner(trx, user.id);
    await endSessions(trx, user.id);

    return signIn(trx, user.id);
  });
}
