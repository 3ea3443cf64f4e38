// A new email takes effect once the user has confirmed it by a mailed link (D40).
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { codeOf, inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import {
  consumeAccountToken,
  deleteAccountTokens,
  endSessions,
  forgetDevices,
  isEmailReserved,
  type SessionUser,
} from '../../kernel/sessions/index.ts';
import {
  emailChangeAnnounced,
  emailChanged,
  emailChangeRequested,
  emailConfirmationNeeded,
  emailKept,
} from '../events/index.ts';
import {
  findEmailOwner,
  findSettings,
  findUnconfirmedEmail,
  markEmailConfirmed,
  saveEmail,
  savePassword,
} from './accounts.repository.ts';
import { countAttempt } from './attempts.ts';
import { endAccessOfOthers, endEmailChanges } from './end-access-of-others.ts';
import { hashPassword } from './passwords.ts';

const uniqueViolation = '23505';

/** Whether `email` differs from the account's own. @throws when it is taken; checks are limited. */
export async function isNewEmail(
  { db, config: { limits } }: Deps,
  user: SessionUser,
  email: string,
  network: string,
): Promise<boolean> {
  const owner = await findEmailOwner(db, email);
  if (owner === user.id) return false;
  await countAttempt(
    db,
    { kind: 'email_change', account: `user ${user.id}`, address: network },
    {
      perAccount: limits.failuresPerAccount,
      perIp: limits.registrationsPerIp,
      minutes: 60,
    },
  );
  if (owner !== undefined || (await isEmailReserved(db, email, user.id))) throw emailTaken();

  return true;
}

/**
 * Mails a link to the new email, and one to the old email that takes the change back. Links to new emails
 * that were requested earlier stop working; one that confirms the account's present email still does.
 */
export async function requestEmailConfirmation(
  trx: Trx,
  events: Events,
  userId: number,
  email: string,
): Promise<void> {
  const { email: previousEmail } = await findSettings(trx, userId);
  await endEmailChanges(trx, events, userId);
  await events.publish(trx, emailChangeRequested, { userId, email });
  await events.publish(trx, emailChangeAnnounced, { userId, previousEmail });
}

/** Mails a link to the account's own email, unless it is confirmed. */
export async function requestOwnEmailConfirmation(
  trx: Trx,
  events: Events,
  userId: number,
): Promise<void> {
  const email = await findUnconfirmedEmail(trx, userId);
  if (email !== null) await events.publish(trx, emailConfirmationNeeded, { userId, email });
}

/** The same for its owner, who wants it. @throws where it is confirmed already. */
export async function sendEmailLink(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  userId: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if ((await findUnconfirmedEmail(trx, userId)) === null) {
      throw new AppError('wrong_state', 'accounts.emailConfirmedAlready');
    }
    await requestOwnEmailConfirmation(trx, events, userId);
  });
}

/**
 * Confirms the account's own email, or switches the account to the email of the link and notifies the
 * old one.
 * @returns whether the email changed
 */
export async function confirmEmail({ db, events }: Deps, token: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const spent = await consumeAccountToken(trx, 'confirm_email', token);
    if (!spent) throw new AppError('invalid', 'accounts.linkExpired');
    const { userId } = spent;
    const { email: previousEmail } = await findSettings(trx, userId);
    await markEmailConfirmed(trx, userId);
    if (spent.email.toLowerCase() === previousEmail.toLowerCase()) return false;
    if (await isEmailReserved(trx, spent.email, userId)) throw emailTaken();
    try {
      await saveEmail(trx, userId, spent.email);
    } catch (error) {
      throw codeOf(error) === uniqueViolation ? emailTaken() : error;
    }
    // Nor may a link, or a mail that still waits, give the account back to the email that it has left.
    await endEmailChanges(trx, events, userId);
    await deleteAccountTokens(trx, userId, 'password_reset');
    await events.publish(trx, emailChanged, { userId, previousEmail });

    return true;
  });
}

/**
 * Gives the account back to the email of the link, whoever has changed it since. Whoever did knows the
 * password (D71), so nobody can log in with it any more, all sessions and browsers end, and a link for a new
 * one is mailed. Links that undo later changes stop working: a thief has one of those. Links of earlier ones
 * keep working: the owner has them.
 */
export async function undoEmailChange({ db, events }: Deps, token: string): Promise<string> {
  const unusablePassword = await hashPassword(randomBytes(32).toString('base64url'));

  return inTransaction(db, async (trx) => {
    const spent = await consumeAccountToken(trx, 'undo_email', token);
    if (!spent) throw new AppError('invalid', 'accounts.linkExpired');
    const { userId, email, createdAt } = spent;
    try {
      await saveEmail(trx, userId, email);
    } catch (error) {
      throw codeOf(error) === uniqueViolation ? emailTaken() : error;
    }
    await savePassword(trx, userId, unusablePassword);
    await markEmailConfirmed(trx, userId);
    await deleteAccountTokens(trx, userId, 'undo_email', createdAt);
    await deleteAccountTokens(trx, userId, 'confirm_email');
    await deleteAccountTokens(trx, userId, 'password_reset');
    await endSessions(trx, userId);
    await endAccessOfOthers(trx, events, userId);
    await forgetDevices(trx, userId);
    await events.publish(trx, emailKept, { userId });

    return email;
  });
}

/** There is no change to ask for, and none that waits to be given up. */
export function emailIsOwn(): AppError {
  const message = 'accounts.emailIsOwn';

  return new AppError('invalid', message, { email: [message] });
}

function emailTaken(): AppError {
  const message = 'accounts.emailTaken';

  return new AppError('invalid', message, { email: [message] });
}
