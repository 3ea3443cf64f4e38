// Environment variables of each service. Variables that are set already take precedence.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ports } from './ports.ts';

export interface ProductEnvironment {
  shared: Record<string, string>;
  sandbox: Record<string, string>;
}

export function productEnvironment(
  given: NodeJS.ProcessEnv,
  ports: Ports,
  databaseUrl: string,
  folder: string,
): ProductEnvironment {
  const local = (port: number) => `http://localhost:${port}`;
  const realPayments = Boolean(given.STRIPE_SECRET_KEY) && !given.STRIPE_API_URL;
  const payments = {
    STRIPE_SECRET_KEY: 'sk_test_freely_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_freely_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_freely_sandbox',
    STRIPE_API_URL: local(ports.STRIPE_PORT),
  };
  const defaults: Record<string, string> = {
    ...(realPayments ? { STRIPE_API_URL: 'https://api.stripe.com' } : payments),
    SMTP_URL: `smtp://localhost:${ports.SMTP_PORT}`,
    SHELL_URL: local(ports.SHELL_PORT),
    API_URL: local(ports.API_PORT),
    DATABASE_URL: databaseUrl,
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
  };
  const shared = {
    ...withoutGiven(defaults, given),
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  };
  return {
    shared,
    sandbox: {
      ...shared,
      SANDBOX_DATA: `${folder}/sandbox`,
      // The sandbox refuses live keys, and does not need them.
      ...(realPayments ? { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '' } : {}),
    },
  };
}

function withoutGiven(
  defaults: Record<string, string>,
  given: NodeJS.ProcessEnv,
): Record<string, string> {
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !given[name]));
}
