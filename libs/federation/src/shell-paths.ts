/** What the shell's own pages answer. No remote can own these. */
export const SHELL_PATHS: readonly string[] = [
  '/login/*',
  '/logout',
  '/customer-registration',
  '/reset-password-request',
  '/reset-password/*',
  '/confirm-email/*',
  '/keep-email/*',
  '/profile',
];

/** The routes of the shell's own pages: what lies below the paths above and is none of these does not exist. */
export const SHELL_PAGES: readonly string[] = [
  '/login',
  '/login/customer',
  '/login/practitioner',
  '/logout',
  '/customer-registration',
  '/reset-password-request',
  '/reset-password/:token',
  '/confirm-email/:token',
  '/keep-email/:token',
  '/profile',
];

/**
 * What the shell's server answers itself, without any page of the shell. No remote can own these. A star
 * inside a name stands for letters, digits, `_` and `-`. `server-paths.test.ts` compares them with its routes.
 */
export const SERVER_PATHS: readonly string[] = [
  '/__platform/*',
  '/r/*',
  '/health/*',
  '/registry.json',
  '/config.json',
  '/robots.txt',
  '/sitemap*.xml',
  '/preview.png',
  '/favicon.svg',
  '/early-submit.js',
];
