import type { SignedIn } from '@freely/api-client/contract';
import {
  hasRole,
  restoreAdminSession,
  type Session,
  sessionStore,
  stashAdminSession,
} from './session.ts';

/** The delay before the user's start page opens, in milliseconds (spec 3 §4). */
const DELAY = 2000;

/**
 * Starts a session in which an admin acts as another user (D34). The admin's own session is stored
 * beside it. The shell shows a banner at once, and `goTo` is called with the user's start page.
 *
 * @param response of `POST /dashboard/admin/userLogIn/{user_id}`
 */
export function beginImpersonation(response: SignedIn, goTo: (path: string) => void): void {
  const admin = sessionStore.getState().user;
  const { access_token: token, device_token: _device, message: _message, ...user } = response;
  const impersonated_by =
    user.impersonated_by ?? (admin ? { user_id: admin.user_id, name: admin.name } : undefined);
  stashAdminSession(token, impersonated_by ? { ...user, impersonated_by } : user);
  setTimeout(() => goTo(startPageOf(sessionStore.getState())), DELAY);
}

/**
 * Returns to the admin's own session. False if that has expired too: then nobody is signed in. The
 * caller ends the session on the server.
 */
export function endImpersonation(): boolean {
  return restoreAdminSession();
}

/** True while an admin acts as the user of this session. */
export function isImpersonating({ user }: Session): boolean {
  return user?.impersonated_by !== undefined;
}

function startPageOf(session: Session): string {
  if (hasRole(session, 'practitioner')) return '/practitioner/bookings';

  return hasRole(session, 'admin') ? '/admin' : '/customer/bookings';
}
