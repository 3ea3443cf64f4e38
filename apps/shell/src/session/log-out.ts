import { endImpersonation, isImpersonating, sessionStore, signOut } from '@freely/auth';
import { postLogout } from './log-out-call.ts';

/** Logs out, even if the server fails. An admin who acts as another user leaves both sessions. */
export async function logOut(): Promise<void> {
  if (sessionStore.getState().status === 'anonymous') return;

  const wasImpersonating = isImpersonating(sessionStore.getState());
  await postLogout();
  if (wasImpersonating && endImpersonation()) await postLogout();
  signOut();
}
