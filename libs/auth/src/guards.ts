import type { Role } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { redirect, replace } from '@freely/router';
import { type AuthDialogKind, openAuthDialog } from './auth-dialog.ts';
import { type Guard, wantedPath } from './guard.ts';
import { lastPage } from './last-page.ts';
import { hasRole, sessionStore } from './session.ts';
import { rememberTarget } from './target.ts';
import { authText } from './texts.ts';

/** Sends a stranger to /login, remembering where they wanted to go. */
export const loginRequired: Guard = (args) => {
  if (isSignedIn()) return undefined;

  rememberTarget(wantedPath(args));
  notify({ tone: 'warning', title: authText('loginRequired') });

  return redirect('/login');
};

/** Opens the login dialog over the page on screen; on a first visit there is none, so /login. */
export const loginDialogRequired: Guard = dialogGuard('login', '/login');

/** The same with customer registration. */
export const registrationDialogRequired: Guard = dialogGuard('register', '/customer-registration');

export const adminOnly: Guard = roleGuard('admin');
export const customerOnly: Guard = roleGuard('customer');
export const practitionerOnly: Guard = roleGuard('practitioner');

/** `onboarding_step` from which the practitioner pages are open. */
const ONBOARDED_STEP = 5;

/** Sends a practitioner who has not finished signing up to their next step. */
export const onboarded: Guard = () => {
  const step = sessionStore.getState().user?.practitioner_info?.onboarding_step ?? 0;
  if (step >= ONBOARDED_STEP) return undefined;

  notify({ tone: 'warning', title: authText('completeRegistration') });

  return redirect(`/practitioner-information/${step + 1}`);
};

function dialogGuard(kind: AuthDialogKind, page: string): Guard {
  return (args) => {
    if (isSignedIn()) return undefined;

    const target = wantedPath(args);
    const stay = lastPage();
    if (stay === null || stay === target) {
      rememberTarget(target);
      return redirect(page);
    }
    openAuthDialog({ kind, target });

    return replace(stay);
  };
}

function roleGuard(role: Role): Guard {
  return (args) => {
    if (hasRole(sessionStore.getState(), role)) return undefined;

    notify({ tone: 'error', title: authText(`only.${role}`) });
    const stay = lastPage();

    return replace(stay === null || stay === wantedPath(args) ? '/' : stay);
  };
}

function isSignedIn(): boolean {
  return sessionStore.getState().status === 'signed-in';
}
