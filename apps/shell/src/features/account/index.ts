import { lazy } from 'react';

export { LoginPage } from './login-page.tsx';
export { redirectSignedIn } from './redirect-signed-in.ts';
export { RegistrationPage } from './registration-page.tsx';

/** Its behaviour as a dialog is fetched only when one is opened. */
export const AuthDialog = lazy(() =>
  import('./auth-dialog.tsx').then((part) => ({ default: part.AuthDialog })),
);
