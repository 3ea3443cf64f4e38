import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import {
  deleteAccountTokens,
  endSessions,
  forgetDevices,
  type SessionUser,
} from '../../kernel/sessions/index.ts';
import { passwordChanged } from '../events/index.ts';
import { findOwnPassword, savePassword } from './accounts.repository.ts';
import { type Attempt, forgetAttempts } from './attempts.repository.ts';
import { countAttempt } from './attempts.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/** The hash of the new password. @throws when the old one is wrong; guesses are limited. */
export async function checkOldPassword(
  { db, config: { limits } }: Deps,
  { id }: SessionUser,
  { old_password, password }: { old_password: string; password: string },
  network: string,
): Promise<string> {
  const attempt: Attempt = { kind: 'old_password', account: `user ${id}`, address: network };
  await countAttempt(db, attempt, {
    perAccount: limits.failuresPerAccount,
    perIp: limits.failuresPerIp,
    minutes: 60,
  });
  if (!(await passwordMatches(await findOwnPassword(db, id), old_password))) {
    const wrong = 'The old password is not correct';
    throw new AppError('invalid', wrong, { old_password: [wrong] });
  }
  await forgetAttempts(db, attempt);

  return hashPassword(password);
}

/** Ends the user's other sessions, and keeps this one and its browser (D59). */
export async function replacePassword(
  trx: Trx,
  events: Events,
  user: SessionUser,
  passwordHash: string,
): Promise<void> {
  await savePassword(trx, user.id, passwordHash);
  await deleteAccountTokens(trx, user.id, 'password_reset');
  await forgetDevices(trx, user.id, user.tokenHash);
  await endSessions(trx, user.id, user.tokenHash);
  await events.publish(trx, passwordChanged, { userId: user.id });
}
