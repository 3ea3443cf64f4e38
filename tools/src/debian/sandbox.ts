import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { environmentOf } from './environment-files.ts';
import { listensOn } from './listens-on.ts';
import { certificateOf, type Market, urlsOf } from './market-folder.ts';
import { start } from './started-processes.ts';

/** Stripe and a mail server, which a machine without network does not have. */
export async function startSandbox(market: Market): Promise<void> {
  const { ports } = market;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = environmentOf(
    market,
    'api',
  ) as Record<string, string>;
  await start(market, {
    name: 'sandbox',
    program: process.execPath,
    args: ['apps/sandbox/src/main.ts'],
    cwd: repositoryRoot,
    env: {
      STRIPE_PORT: String(ports.stripe),
      INBOX_PORT: String(ports.inbox),
      SMTP_PORT: String(ports.smtp),
      SANDBOX_DATA: join(market.folder, 'sandbox'),
      STRIPE_WEBHOOK_URL: `${urlsOf(market).api}/api/v1.0/payments/webhook`,
      STRIPE_SECRET_KEY: STRIPE_SECRET_KEY ?? '',
      STRIPE_PUBLISHABLE_KEY: STRIPE_PUBLISHABLE_KEY ?? '',
      STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET ?? '',
      NODE_EXTRA_CA_CERTS: certificateOf(market).certificate,
    },
    isReady: () => listensOn(ports.inbox),
  });
}
