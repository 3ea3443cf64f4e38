import { withMessages } from '../../i18n/messages.ts';

export { LoginPage } from './login-page.tsx';
export { ConfirmEmailPage } from './recovery/confirm-email-page.tsx';
export { KeepEmailPage } from './recovery/keep-email-page.tsx';
export { ResetPasswordPage } from './recovery/reset-password-page.tsx';
export { ResetRequestPage } from './recovery/reset-request-page.tsx';
export { RegistrationPage } from './registration-page.tsx';

/** Loads the account dialogs, and the code for dialogs, only when one is opened. */
export const loadAuthDialog = withMessages(
  () => import('./auth-dialog.tsx'),
  'shell/account',
  'forms',
);
