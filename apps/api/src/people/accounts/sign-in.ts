import type { SignedIn } from '@freely/api-client/contract';
import type { Trx } from '../../infrastructure/database/index.ts';
import { recordActionOrigin } from '../../kernel/action-origins/index.ts';
import type { Unworded } from '../../kernel/messages/index.ts';
import {
  type Device,
  deviceWords,
  rememberDevice,
  startSession,
} from '../../kernel/sessions/index.ts';
import { presentUser } from './accounts.presenter.ts';
import { findUser, markLoggedIn } from './accounts.repository.ts';
import { refuseSuspended } from './suspension.ts';

/** Where a login comes from, and the tokens of earlier logins in that browser. */
export interface Browser {
  network: string;
  /** The wider network, for the page about abuse. */
  subnet: string;
  userAgent: string | undefined;
  deviceToken: string | undefined;
  sessionToken: string | undefined;
}

interface SignIn {
  /** Whether the account is made by it. */
  isNew?: boolean;
  /** Left out for a session that no login began. */
  subnet?: string;
  known?: Device | null;
  userAgent: string | undefined;
  /** Whether a code was given besides the password. */
  withSecondFactor?: boolean;
}

/** Starts a session. The browser, `known` or not, counts as known from now on. */
export async function signIn(
  trx: Trx,
  userId: number,
  { known = null, isNew = false, subnet, userAgent, withSecondFactor = false }: SignIn,
): Promise<Unworded<SignedIn>> {
  await refuseSuspended(trx, userId);
  const user = await findUser(trx, userId);
  if (!user) throw new Error('A user who signs in must exist');
  const device = await rememberDevice(trx, userId, known);
  await markLoggedIn(trx, userId);
  if (subnet !== undefined) {
    const action = isNew ? 'registration' : 'login';
    await recordActionOrigin(trx, { userId, action, network: subnet });
  }

  return {
    ...presentUser(user),
    access_token: await startSession(trx, userId, {
      deviceHash: device.hash,
      device: deviceWords(userAgent),
      withSecondFactor,
    }),
    device_token: device.token,
  };
}
