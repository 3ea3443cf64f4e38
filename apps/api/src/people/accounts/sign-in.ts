import type { SignedIn } from '@freely/api-client/contract';
import type { Trx } from '../../infrastructure/database/index.ts';
import { type Device, rememberDevice, startSession } from '../../kernel/sessions/index.ts';
import { presentUser } from './accounts.presenter.ts';
import { findUser } from './accounts.repository.ts';

/** Starts a session. The browser, `known` or not, counts as known from now on. */
export async function signIn(
  trx: Trx,
  userId: number,
  known: Device | null = null,
): Promise<SignedIn> {
  const user = await findUser(trx, userId);
  if (!user) throw new Error('A user who signs in must exist');
  const device = await rememberDevice(trx, userId, known);

  return {
    ...presentUser(user),
    access_token: await startSession(trx, userId, device.hash),
    device_token: device.token,
  };
}
