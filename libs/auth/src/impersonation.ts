import type { SignedIn } from '@freely/api-client/contract';
import { hasRole, putBackOwn, putOwnAside, type Session, sessionStore } from './session.ts';

/** How long the screen stays before it becomes the user's, in milliseconds (spec 3 §4). */
const PAUSE = 2000;

/**
 * Begins the session in which an admin acts as somebody else (D34); the admin's own waits beside
 * it. The shell shows its banner at once, and `goTo` is called with the page where this user starts.
 *
 * @param answer of `POST /dashboard/admin/userLogIn/{user_id}`
 */
export function beginImpersonation(answer: SignedIn, goTo: (path: string) => void): void {
  const admin = sessionStore.getState().user;
  const { access_token: token, device_token: _device, message: _message, ...user } = answer;
  const impersonated_by =
    user.impersonated_by ?? (admin ? { user_id: admin.user_id, name: admin.name } : undefined);
  putOwnAside(token, impersonated_by ? { ...user, impersonated_by } : user);
  setTimeout(() => goTo(startOf(sessionStore.getState())), PAUSE);
}

/**
 * Back to the admin's own session. False when that one is over too: then nobody is signed in. The
 * server is told by who calls this.
 */
export function endImpersonation(): boolean {
  return putBackOwn();
}

/** True while an admin acts as the user of the session. */
export function isImpersonating({ user }: Session): boolean {
  return user?.impersonated_by !== undefined;
}

function startOf(session: Session): string {
  if (hasRole(session, 'practitioner')) return '/practitioner/bookings';

  return hasRole(session, 'admin') ? '/admin' : '/customer/bookings';
}
