// Codes of an app besides the password (D82). Who has the password alone does not get in.
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { decrypt, encrypt, secondFactorContext } from '../../infrastructure/encryption/index.ts';
import { readBrand } from '../../kernel/brand/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { endSessions, markSecondFactor, type SessionUser } from '../../kernel/sessions/index.ts';
import { secondFactorChanged } from '../events/index.ts';
import { findSettings, findUnconfirmedEmail, lockUser } from './accounts.repository.ts';
import { type Attempt, forgetAttempts } from './attempts.repository.ts';
import { countAttempt } from './attempts.ts';
import { requestOwnEmailConfirmation } from './email-change.ts';
import { endAccessOfOthers } from './end-access-of-others.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import * as factors from './second-factor.repository.ts';
import { newSecret, qrOf, stepOf } from './totp.ts';

/**
 * The email has to be confirmed first. Otherwise somebody could register the email of another person, and
 * the owner of the mailbox could set a new password but never log in.
 * @throws {AppError} wrong_state until then; the link is mailed again
 */
export async function setUp({ db, events, config }: Deps, { id }: SessionUser) {
  const isConfirmed = await inTransaction(db, async (trx) => {
    await requestOwnEmailConfirmation(trx, events, id);

    return (await findUnconfirmedEmail(trx, id)) === null;
  });
  if (!isConfirmed) throw new AppError('wrong_state', 'secondFactor.unconfirmed');
  const secret = newSecret();
  if (
    !(await factors.putSecret(db, id, encrypt(config.dataKeys, secondFactorContext(id), secret)))
  ) {
    throw new AppError('conflict', 'secondFactor.isOn');
  }
  const { email } = await findSettings(db, id);

  const { name } = await readBrand(db);

  return { secret, qr: qrOf(secret, name, email) };
}

/** Turns it on once an app shows the right code. @returns the recovery codes, in plain text */
export async function confirm(
  deps: Deps,
  user: SessionUser,
  code: string,
  network: string,
): Promise<string[]> {
  const attempt = await countCode(deps, user.id, network);

  return inTransaction(deps.db, async (trx) => {
    await lockUser(trx, user.id);
    const factor = await factors.lockSecondFactor(trx, user.id);
    if (!factor || factor.confirmed_at) throw new AppError('conflict', 'secondFactor.startAgain');
    const step = stepOf(
      decrypt(deps.config.dataKeys, secondFactorContext(user.id), factor.sealed),
      code,
    );
    if (step === null) throw wrongCode();
    await factors.saveStep(trx, user.id, step);
    const codes = newRecoveryCodes();
    await factors.insertRecoveryCodes(trx, user.id, codes.map(hashOfRecoveryCode));
    await forgetAttempts(trx, attempt);
    await endSessions(trx, user.id, user.tokenHash);
    await endAccessOfOthers(trx, deps.events, user.id);
    await markSecondFactor(trx, user.tokenHash);
    await deps.events.publish(trx, secondFactorChanged, { userId: user.id, isOn: true });

    return codes;
  });
}

export async function turnOff(
  deps: Deps,
  user: SessionUser,
  code: string,
  network: string,
): Promise<void> {
  const attempt = await countCode(deps, user.id, network);
  await inTransaction(deps.db, async (trx) => {
    await acceptCode(trx, deps, user.id, code);
    await forgetAttempts(trx, attempt);
    await factors.deleteSecondFactor(trx, user.id);
    await deps.events.publish(trx, secondFactorChanged, { userId: user.id, isOn: false });
  });
}

/**
 * Call in the transaction that starts the session, after the right password was given: a second factor
 * that is turned on at the same time waits for it, and ends the session. The code has been counted.
 * @returns whether the account has a second factor, so that a code was given
 * @throws {AppError} 422 for the field `code` without a code or for a wrong one
 */
export async function requireCode(
  trx: Trx,
  deps: Pick<Deps, 'config'>,
  userId: number,
  code: string | undefined,
): Promise<boolean> {
  const factor = await factors.lockSecondFactor(trx, userId);
  if (!factor?.confirmed_at) return false;
  if (code === undefined) {
    const needed = 'secondFactor.needsCode';
    throw new AppError('invalid', needed, { code: [needed] });
  }
  await acceptCode(trx, deps, userId, code);

  return true;
}

export const readSecondFactor = (db: Db, userId: number) => factors.findSecondFactor(db, userId);

/**
 * Accepts a code of the app once, or a recovery code once.
 * @throws {AppError} 422 for the field `code`
 */
async function acceptCode(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  userId: number,
  code: string,
): Promise<void> {
  const factor = await factors.lockSecondFactor(trx, userId);
  if (!factor?.confirmed_at) throw wrongCode();
  const digits = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(digits)) {
    if (await factors.consumeRecoveryCode(trx, userId, hashOfRecoveryCode(code))) return;
    throw wrongCode();
  }
  const step = stepOf(decrypt(config.dataKeys, secondFactorContext(userId), factor.sealed), digits);
  if (step === null) throw wrongCode();
  // Who has just given it to prove who they are, and needs one more, has to know what to do.
  if (step <= factor.last_step) throw wrongCode('secondFactor.usedCode');
  await factors.saveStep(trx, userId, step);
}

/** @throws {AppError} 429: a code has six digits, so guesses are few. */
export async function countCode(
  { db, config: { limits } }: Pick<Deps, 'db' | 'config'>,
  userId: number,
  network: string,
): Promise<Attempt> {
  const attempt: Attempt = { kind: 'second_factor', account: `user ${userId}`, address: network };
  await countAttempt(db, attempt, {
    perAccount: limits.failuresPerAccount,
    perIp: limits.failuresPerIp,
    minutes: 60,
  });

  return attempt;
}

function wrongCode(
  wrong: 'secondFactor.wrongCode' | 'secondFactor.usedCode' = 'secondFactor.wrongCode',
): AppError {
  return new AppError('invalid', wrong, { code: [wrong] });
}
