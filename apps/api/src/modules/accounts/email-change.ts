// A new address counts once its reader has confirmed it (D40).
import { codeOf } from '../../database/errors.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { dropAccountTokens, spendAccountToken } from '../../sessions/account-tokens.ts';
import type { SessionUser } from '../../sessions/sessions.ts';
import { queueAccountLink } from '../notifications/index.ts';
import { findEmailOwner, findSettings, saveEmail } from './accounts.repository.ts';
import { countAttempt } from './attempts.ts';

const uniqueViolation = '23505';

/** Whether `email` is another one than the account has. @throws when it is taken: limited. */
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
      perAddress: limits.registrationsPerAddress,
      minutes: 60,
    },
  );
  if (owner !== undefined) throw taken();

  return true;
}

/** Mails a link to the new address. Links to others that were asked for before end. */
export async function askToConfirm(
  trx: Trx,
  jobs: Jobs,
  userId: number,
  email: string,
): Promise<void> {
  await dropAccountTokens(trx, userId, 'confirm_email');
  await queueAccountLink(trx, jobs, { kind: 'confirm_email', address: email, userId });
}

/** The link was opened: the account has its new address, and its old one is told. */
export async function confirmEmail({ db, jobs }: Deps, token: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const spent = await spendAccountToken(trx, 'confirm_email', token);
    if (!spent) throw new AppError('invalid', 'This link is no longer valid.');
    const { userId } = spent;
    const { email: before } = await findSettings(trx, userId);
    try {
      await saveEmail(trx, userId, spent.email);
    } catch (error) {
      throw codeOf(error) === uniqueViolation ? taken() : error;
    }
    await dropAccountTokens(trx, userId, 'confirm_email');
    await dropAccountTokens(trx, userId, 'password_reset');
    await queueAccountLink(trx, jobs, { kind: 'email_changed', address: before, userId });
  });
}

function taken(): AppError {
  const message = 'The email has already been taken.';

  return new AppError('invalid', message, { email: [message] });
}
