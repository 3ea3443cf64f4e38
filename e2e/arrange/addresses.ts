/** Where the product under test is; product-setup.ts tells. */
export function address(
  name: 'SHELL_URL' | 'API_URL' | 'INBOX_URL' | 'PAYMENTS_URL' | 'DATABASE_URL',
): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys by npm test`);

  return value.replace(/\/$/, '');
}

/** The API with its base path. */
export function apiBase(): string {
  const base = address('API_URL');

  return base.includes('/api/') ? base : `${base}/api/v1.0`;
}
