/**
 * The paths that each remote owns, as route patterns. A registered remote that is not listed here
 * owns none. `mfe-public` owns all paths that nobody else owns.
 */
export const ROUTE_OWNERSHIP: Readonly<Record<string, readonly string[]>> = {
  'mfe-booking': [
    '/services-search/*',
    '/select-location/*',
    '/practitioner-search/*',
    '/payment/*',
    '/payment-success/*',
    '/invited-client-review/*',
    '/customer/*',
  ],
  'mfe-practitioner': ['/practitioner/*'],
  'mfe-admin': ['/admin/*'],
  'mfe-public': ['/*'],
};

const SHELL_PAGES = [
  '/login',
  '/logout',
  '/customer-registration',
  '/reset-password-request',
  '/reset-password',
  '/confirm-email',
  '/profile',
];

/** The remote that owns a path; null for the pages of the shell itself. */
export function ownerOf(path: string): string | null {
  if (SHELL_PAGES.some((page) => isWithin(path, page))) return null;
  const owner = Object.entries(ROUTE_OWNERSHIP).find(([, patterns]) =>
    patterns.some((pattern) => isWithin(path, pattern.replace(/\/\*$/, ''))),
  );

  return owner?.[0] ?? null;
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
