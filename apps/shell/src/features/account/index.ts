export { LoginPage } from './login-page.tsx';
export { RegistrationPage } from './registration-page.tsx';

/** The account dialogs: their behaviour as dialogs is fetched only when one is opened. */
export const loadAuthDialog = () => import('./auth-dialog.tsx');
