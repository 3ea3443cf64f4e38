/**
 * The addresses that the shell lends to each remote, as route patterns. A registered remote that is
 * not named here gets none. `mfe-public` has everything that nobody else has.
 */
export const URL_SPACE: Readonly<Record<string, readonly string[]>> = {
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

const OWN_PAGES = [
  '/login',
  '/logout',
  '/customer-registration',
  '/reset-password-request',
  '/reset-password',
  '/confirm-email',
  '/profile',
];

/** The remote that an address is lent to; null for the pages of the shell itself. */
export function ownerOf(path: string): string | null {
  if (OWN_PAGES.some((page) => isWithin(path, page))) return null;
  const owner = Object.entries(URL_SPACE).find(([, patterns]) =>
    patterns.some((pattern) => isWithin(path, pattern.replace(/\/\*$/, ''))),
  );

  return owner?.[0] ?? null;
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
