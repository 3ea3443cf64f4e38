import { type Guard, sessionStore } from '@freely/auth';
import { replace } from '@freely/router';
import { takeTargetAfterSignIn } from '../../session/after-sign-in.ts';

/** Whoever is signed in has no business with login and registration. */
export const redirectSignedIn: Guard = () => {
  const session = sessionStore.getState();

  return session.status === 'signed-in' ? replace(takeTargetAfterSignIn(session)) : undefined;
};
