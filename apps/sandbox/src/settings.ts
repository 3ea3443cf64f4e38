import { StartupError } from './listen.ts';
import type { SandboxOptions } from './start-sandbox.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the process, from its environment variables. The README lists them.
 * @throws {StartupError} in production
 */
export function readSettings(environment: Environment): SandboxOptions {
  if (environment.NODE_ENV === 'production') {
    throw new StartupError(
      'NODE_ENV is production: the sandbox takes no real payments, and shows every mail to anybody.',
    );
  }
  const text = (name: string) => environment[name] || undefined;
  const apiPort = portOf(environment, 'API_PORT', 8090);
  return {
    stripePort: portOf(environment, 'STRIPE_PORT', 4242),
    inboxPort: portOf(environment, 'INBOX_PORT', 8025),
    smtpPort: portOf(environment, 'SMTP_PORT', 1025),
    host: text('SANDBOX_HOST'),
    dataFolder: text('SANDBOX_DATA'),
    webhookUrl:
      text('STRIPE_WEBHOOK_URL') ?? `http://localhost:${apiPort}/api/v1.0/payments/webhook`,
    webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    secretKey: testKey(environment, 'STRIPE_SECRET_KEY', 'sk_test_'),
    publishableKey: testKey(environment, 'STRIPE_PUBLISHABLE_KEY', 'pk_test_'),
  };
}

function portOf(environment: Environment, name: string, defaultPort: number): number {
  const value = environment[name];
  if (value === undefined || value === '') return defaultPort;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartupError(`${name} is not a port: ${value}`);
  }
  return port;
}

/** A key that is not a test key moves real money, and must never be used with a fake. */
function testKey(environment: Environment, name: string, prefix: string): string | undefined {
  const value = environment[name];
  if (value === undefined || value === '') return undefined;
  if (!value.startsWith(prefix)) {
    throw new StartupError(`${name} must begin with ${prefix} for the sandbox.`);
  }
  return value;
}
