import { endImpersonation, isImpersonating, sessionStore, signOut } from '@freely/auth';
import { callLogout } from './log-out-call.ts';

/** Logs out, whatever the server says to it; an admin who acts as somebody, of both sessions. */
export async function leave(): Promise<void> {
  if (sessionStore.getState().status === 'anonymous') return;

  const wasImpersonating = isImpersonating(sessionStore.getState());
  await callLogout();
  if (wasImpersonating && endImpersonation()) await callLogout();
  signOut();
}
