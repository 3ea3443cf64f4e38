import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import {
  deleteAccountTokens,
  endSessions,
  forgetDevices,
  refuseImpersonator,
  renewLogin,
  type SessionUser,
} from '../../kernel/sessions/index.ts';
import { passwordChanged } from '../events/index.ts';
import { findOwnPassword, findUser, swapPassword } from './accounts.repository.ts';
import { type Attempt, forgetAttempts } from './attempts.repository.ts';
import { countAttempt } from './attempts.ts';
import { endAccessOfOthers } from './end-access-of-others.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { countCode, requireCode } from './second-factor.ts';

interface PasswordChange {
  from: string;
  to: string;
}

/** The hashes of both passwords. @throws when the old one is wrong, or the new one is easy to guess. */
export async function checkOldPassword(
  deps: Pick<Deps, 'db' | 'config'>,
  user: SessionUser,
  { old_password, password }: { old_password: string; password: string },
  network: string,
): Promise<PasswordChange> {
  const from = await ownPassword(deps, user, old_password, network);
  if (from === null) throw wrongOldPassword();

  await checkNewPassword(password, (await findUser(deps.db, user.id))?.email ?? '');

  return { from, to: await hashPassword(password) };
}

function wrongOldPassword(): AppError {
  const wrong = 'accounts.wrongOldPassword';

  return new AppError('invalid', wrong, { old_password: [wrong] });
}

/** Makes this session one in which the password was just given, and the code of a second factor (D71). */
export async function reauthenticate(
  deps: Pick<Deps, 'db' | 'config'>,
  user: SessionUser,
  { password, code }: { password: string; code?: string | undefined },
  network: string,
): Promise<void> {
  refuseImpersonator(user);
  if ((await ownPassword(deps, user, password, network)) === null) {
    const wrong = 'accounts.wrongPassword';
    throw new AppError('invalid', wrong, { password: [wrong] });
  }
  const codeAttempt = code === undefined ? null : await countCode(deps, user.id, network);
  await inTransaction(deps.db, async (trx) => {
    await requireCode(trx, deps, user.id, code);
    if (codeAttempt) await forgetAttempts(trx, codeAttempt);
    await renewLogin(trx, user.tokenHash);
  });
}

/** The hash of the account, if this is its password. @throws {AppError} 429: guesses are limited. */
async function ownPassword(
  { db, config: { limits } }: Pick<Deps, 'db' | 'config'>,
  { id }: SessionUser,
  password: string,
  network: string,
): Promise<string | null> {
  const attempt: Attempt = { kind: 'old_password', account: `user ${id}`, address: network };
  await countAttempt(db, attempt, {
    perAccount: limits.failuresPerAccount,
    perIp: limits.failuresPerIp,
    minutes: 60,
  });
  const stored = await findOwnPassword(db, id);
  if (stored === undefined || !(await passwordMatches(stored, password))) return null;
  await forgetAttempts(db, attempt);

  return stored;
}

/**
 * Ends the user's other sessions, and keeps this one and its browser (D59).
 * @throws when the old password has been replaced meanwhile
 */
export async function replacePassword(
  trx: Trx,
  events: Events,
  user: SessionUser,
  { from, to }: PasswordChange,
): Promise<void> {
  if (!(await swapPassword(trx, user.id, from, to))) throw wrongOldPassword();
  await deleteAccountTokens(trx, user.id, 'password_reset');
  await forgetDevices(trx, user.id, user.tokenHash);
  await endSessions(trx, user.id, user.tokenHash);
  await endAccessOfOthers(trx, events, user.id);
  await events.publish(trx, passwordChanged, { userId: user.id });
}
