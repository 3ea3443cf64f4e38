import type { LoginBody, SignedIn } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { type Device, findDevice, findOwnSession } from '../../kernel/sessions/index.ts';
import { findPassword } from './accounts.repository.ts';
import { type Attempt, forgetAttempts } from './attempts.repository.ts';
import { countAttempt } from './attempts.ts';
import { passwordMatches } from './passwords.ts';
import { signIn } from './sign-in.ts';

/** The network that a login comes from, and the tokens of earlier logins in that browser. */
export interface Browser {
  network: string;
  deviceToken: string | undefined;
  sessionToken: string | undefined;
}

export async function login(
  { db, config: { limits } }: Pick<Deps, 'db' | 'config'>,
  { email, password }: LoginBody,
  browser: Browser,
): Promise<SignedIn> {
  const device = await findDevice(db, email, browser.deviceToken);
  const session = await findOwnSession(db, email, browser.sessionToken);
  const attempt = attemptOf(email, browser.network, device?.hash ?? session);
  await countAttempt(db, attempt, {
    // Most attempts come from few networks: those are slowed down first, and not the owner elsewhere.
    perAccount: limits.failuresPerAccountEverywhere,
    perAccountAndIp: limits.failuresPerAccount,
    perIp: limits.failuresPerIp,
    minutes: 60,
  });
  const account = await findPassword(db, email);
  const matches = await passwordMatches(account?.password_hash, password);
  if (!account || !matches) {
    throw new AppError('unauthenticated', 'Invalid password or email', {
      email: [''],
      password: ['Invalid password or email'],
    });
  }

  return inTransaction(db, async (trx) => {
    await forgetAttempts(trx, attempt);

    return signIn(trx, account.id, device);
  });
}

/** A known browser has its own count, so that strangers cannot use it up (D40). */
function attemptOf(email: string, network: string, known: Device['hash'] | null): Attempt {
  const own = known && `browser ${known.toString('hex')}`;

  return { kind: 'login', account: own ?? email, address: own ?? network };
}
