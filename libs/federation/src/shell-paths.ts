/** What the shell's own pages answer. No remote can own these. */
export const SHELL_PATHS: readonly string[] = [
  '/login/*',
  '/logout',
  '/customer-registration',
  '/reset-password-request',
  '/reset-password/*',
  '/confirm-email/*',
  '/profile',
];
