import type { Role } from '@freely/api-client/contract';
import { isOnboarded } from '@freely/domain/onboarding';
import { redirect, replace } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { takeTargetAfterSignIn } from './after-sign-in.ts';
import { type AuthDialogKind, openAuthDialog } from './auth-dialog.ts';
import { authMessage } from './auth-message.ts';
import { type Guard, wantedPath } from './guard.ts';
import { rememberGuarded } from './guarded-sections.ts';
import { lastPage } from './last-page.ts';
import { refuse } from './refuse.ts';
import { hasRole, sessionStore } from './session.ts';
import { rememberTarget } from './target.ts';

/** Redirects anonymous users to /login, and remembers where they wanted to go. */
export const loginRequired: Guard = (args) => {
  if (isSignedIn()) {
    rememberGuarded(wantedPath(args));
    return undefined;
  }
  rememberTarget(wantedPath(args));
  showToast({ tone: 'warning', title: authMessage('loginRequired') });

  return redirect('/login');
};

/** Opens the login dialog over the page on screen, or redirects to /login if there is none. */
export const loginDialogRequired: Guard = dialogGuard('login', '/login');

/** The same with customer registration. */
export const registrationDialogRequired: Guard = dialogGuard('register', '/customer-registration');

/** For login and sign-up: redirects signed-in users to the remembered target or their home. */
export const signedOutOnly: Guard = () => {
  const session = sessionStore.getState();

  return session.status === 'signed-in' ? replace(takeTargetAfterSignIn(session)) : undefined;
};

export const adminOnly: Guard = roleGuard('admin');
export const customerOnly: Guard = roleGuard('customer');
export const practitionerOnly: Guard = roleGuard('practitioner');

/** Redirects practitioners who have not finished signing up to their next step. */
export const onboarded: Guard = () => {
  const step = sessionStore.getState().user?.practitioner_info?.onboarding_step ?? 0;
  if (isOnboarded(step)) return undefined;

  showToast({ tone: 'warning', title: authMessage('completeRegistration') });

  return redirect(`/practitioner-information/${step + 1}`);
};

function dialogGuard(kind: AuthDialogKind, page: string): Guard {
  return (args) => {
    if (isSignedIn()) return undefined;

    const target = wantedPath(args);
    const current = lastPage();
    if (current === null || current === target) {
      rememberTarget(target);
      return redirect(page);
    }
    openAuthDialog({ kind, target });

    return replace(current);
  };
}

function roleGuard(role: Role): Guard {
  return (args) => {
    if (hasRole(sessionStore.getState(), role)) return undefined;

    return refuse(args, { tone: 'error', title: authMessage(`only.${role}`) });
  };
}

function isSignedIn(): boolean {
  return sessionStore.getState().status === 'signed-in';
}
