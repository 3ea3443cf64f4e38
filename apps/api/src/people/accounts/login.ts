import type { LoginBody, SignedIn } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import type { Unworded } from '../../kernel/messages/index.ts';
import {
  type Device,
  deviceWords,
  findDevice,
  findOwnSession,
} from '../../kernel/sessions/index.ts';
import { loggedInElsewhere } from '../events/index.ts';
import { findPassword, hasLoggedIn } from './accounts.repository.ts';
import { type Attempt, forgetAttempts } from './attempts.repository.ts';
import { countAttempt } from './attempts.ts';
import { passwordMatches } from './passwords.ts';
import { countCode, requireCode } from './second-factor.ts';
import { type Browser, signIn } from './sign-in.ts';

export async function login(
  { db, events, config }: Pick<Deps, 'db' | 'events' | 'config'>,
  { email, password, code }: LoginBody,
  browser: Browser,
): Promise<Unworded<SignedIn>> {
  const { limits } = config;
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
    throw new AppError('unauthenticated', 'accounts.wrongLogin', {
      email: [''],
      password: ['accounts.wrongLogin'],
    });
  }

  const codeAttempt =
    code === undefined ? null : await countCode({ db, config }, account.id, browser.network);

  return inTransaction(db, async (trx) => {
    const withSecondFactor = await requireCode(trx, { config }, account.id, code);
    if (codeAttempt) await forgetAttempts(trx, codeAttempt);
    await forgetAttempts(trx, attempt);

    if (device === null && session === null) await announceLogin(trx, events, account.id, browser);

    return signIn(trx, account.id, {
      known: device,
      subnet: browser.subnet,
      userAgent: browser.userAgent,
      withSecondFactor,
    });
  });
}

/** Mails about a login with a browser that is not known, unless it is the account's first login (D71). */
async function announceLogin(trx: Trx, events: Events, userId: number, { userAgent }: Browser) {
  if (!(await hasLoggedIn(trx, userId))) return;
  await events.publish(trx, loggedInElsewhere, { userId, device: deviceWords(userAgent) });
}

/** A known browser has its own count, so that strangers cannot use it up (D40). */
function attemptOf(email: string, network: string, known: Device['hash'] | null): Attempt {
  const own = known && `browser ${known.toString('hex')}`;

  return { kind: 'login', account: own ?? email, address: own ?? network };
}
