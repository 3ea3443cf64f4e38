// Personal data is erased; bookings stay as anonymous accounting records (D42).
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { endSessions, refuseImpersonator, type SessionUser } from '../../kernel/sessions/index.ts';
import {
  accountClosed,
  accountDeleted,
  personalDataErased,
  practitionerAccountDeleted,
} from '../events/index.ts';
import { isErased, lockEmail, lockIsPractitioner } from './erase.repository.ts';
import { signIn } from './sign-in.ts';

/** Longer than any request takes. */
const secondErasureDelayMs = 60_000;

const bothSides = ['customer', 'practitioner'] as const;

/** Erases everything about a user. Their email can be registered again. */
export async function deleteAccount(
  { db, jobs, events }: Pick<Deps, 'db' | 'jobs' | 'events'>,
  user: SessionUser,
): Promise<void> {
  refuseImpersonator(user);
  await inTransaction(db, async (trx) => {
    // Who has left as a practitioner before has closed that side already, and may not write to it again.
    const isPractitioner = await lockIsPractitioner(trx, user.id);
    // Erasing again would take the address off the mail that says what came of the first time.
    if (await isErased(trx, user.id)) throw new AppError('unauthenticated', 'access.loggedOut');
    const sides = isPractitioner ? bothSides : (['customer'] as const);
    await events.publish(trx, accountClosed, { user, sides });
    const email = await erase(trx, events, user.id, bothSides);
    // The mail about it has the address until it is sent, or until everything is erased again.
    await events.publish(trx, accountDeleted, { userId: user.id, email });
    const later = new Date(Date.now() + secondErasureDelayMs);
    await jobs.enqueue(trx, 'erase', { userId: user.id }, { startAfter: later });
  });
}

/**
 * Erases a second time what others may have written about the user in the meantime; the database itself
 * refuses the user's own writes (`refuse_erased_account`). Idempotent.
 */
export async function eraseAgain({ db, events }: Deps, userId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await isErased(trx, userId)) await erase(trx, events, userId, bothSides);
  });
}

/**
 * Erases only the practitioner side of an account; the user stays a customer. A change of roles
 * ends all sessions (D38), so the user gets a new one.
 */
export async function deletePractitionerAccount(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  user: SessionUser,
  userAgent: string | undefined,
) {
  refuseImpersonator(user);

  return inTransaction(db, async (trx) => {
    await events.publish(trx, accountClosed, { user, sides: ['practitioner'] });
    await erase(trx, events, user.id, ['practitioner']);
    await events.publish(trx, practitionerAccountDeleted, { userId: user.id });
    await endSessions(trx, user.id);

    return signIn(trx, user.id, { userAgent });
  });
}

/** Returns the email that was erased. */
async function erase(
  trx: Trx,
  events: Events,
  userId: number,
  sides: readonly (typeof bothSides)[number][],
): Promise<string> {
  const { email, isConfirmed } = await lockEmail(trx, userId);
  // What others have written about an address goes only with its owner, and nobody knows yet whose this one is.
  const own = isConfirmed ? email : null;
  await events.publish(trx, personalDataErased, { userId, email: own, sides });

  return email;
}
