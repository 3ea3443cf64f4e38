import { send } from '@freely/api-client/client';
import { logout } from '@freely/api-client/contract';
import { endImpersonation, isImpersonating, sessionStore, signOut } from '@freely/auth';

/** Logs out, whatever the server says to it; an admin who acts as somebody, of both sessions. */
export async function leave(): Promise<void> {
  if (sessionStore.getState().status === 'anonymous') return;

  const wasImpersonating = isImpersonating(sessionStore.getState());
  await send(logout, {}).catch(() => {});
  if (wasImpersonating && endImpersonation()) await send(logout, {}).catch(() => {});
  signOut();
}
