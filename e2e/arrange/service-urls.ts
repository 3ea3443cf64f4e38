/** The URL of a service of the product under test, set by product-setup.ts. */
export function serviceUrl(
  name: 'SHELL_URL' | 'API_URL' | 'INBOX_URL' | 'PAYMENTS_URL' | 'DATABASE_URL',
): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with npm test`);

  return value.replace(/\/$/, '');
}

/** The URL of the API with its base path. */
export function apiBase(): string {
  const base = serviceUrl('API_URL');

  return base.includes('/api/') ? base : `${base}/api/v1.0`;
}
