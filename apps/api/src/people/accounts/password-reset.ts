// Resets a forgotten password by a link that is mailed to the account's email (D40).
import type { PasswordReset } from '@freely/api-client/contract';
import { passwordLinkMinutes } from '@freely/domain/lifetimes';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import {
  consumeAccountToken,
  deleteAccountTokens,
  endSessions,
  findAccountToken,
  forgetDevices,
  rememberDevice,
} from '../../kernel/sessions/index.ts';
import { passwordChanged, passwordResetRequested } from '../events/index.ts';
import { markEmailConfirmed, savePassword } from './accounts.repository.ts';
import { forgetAllAttempts } from './attempts.repository.ts';
import { tooManyAttempts, tryAttempt } from './attempts.ts';
import { endAccessOfOthers } from './end-access-of-others.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';

/**
 * Does not look up whether the email has an account, so the response cannot reveal it. Over the limit
 * of an account it answers the same and sends nothing: a stranger who asks for links can neither keep
 * the owner from theirs nor fill the inbox. The limit looks back as long as a link works, so while it
 * refuses, the owner has links that work.
 */
export async function requestPasswordReset(
  { db, events, config: { limits } }: Deps,
  email: string,
  network: string,
): Promise<void> {
  const refusal = await tryAttempt(
    db,
    { kind: 'password_reset', account: email, address: network },
    {
      perAccount: limits.failuresPerAccount,
      perIp: limits.registrationsPerIp,
      minutes: passwordLinkMinutes,
    },
  );
  if (refusal?.limit === 'network') throw tooManyAttempts(refusal);
  if (refusal !== null) return;
  await inTransaction(db, (trx) => events.publish(trx, passwordResetRequested, { email }));
}

/** Sets the new password and ends every session. Returns a device token for this browser. */
export async function resetPassword(
  { db, events }: Deps,
  { email, token, password }: PasswordReset,
): Promise<string> {
  const isOf = (found: { email: string } | null) =>
    found !== null && found.email.toLowerCase() === email.toLowerCase();
  if (!isOf(await findAccountToken(db, 'password_reset', token))) throw notValid();
  await checkNewPassword(password, email);
  // Hashing is slow on purpose, so it happens before the transaction and only with a valid link.
  const passwordHash = await hashPassword(password);

  return inTransaction(db, async (trx) => {
    const spent = await consumeAccountToken(trx, 'password_reset', token);
    if (!spent) throw notValid();
    await savePassword(trx, spent.userId, passwordHash);
    // The link was read where it was sent to.
    await markEmailConfirmed(trx, spent.userId);
    await deleteAccountTokens(trx, spent.userId, 'password_reset');
    // All links end, so the next request has to send one.
    await forgetAllAttempts(trx, 'password_reset', email);
    await endSessions(trx, spent.userId);
    await endAccessOfOthers(trx, events, spent.userId);
    await forgetDevices(trx, spent.userId);
    await events.publish(trx, passwordChanged, { userId: spent.userId });

    return (await rememberDevice(trx, spent.userId, null)).token;
  });
}

const notValid = () => new AppError('invalid', 'accounts.resetExpired');
