import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createInboxServer } from './inbox/inbox-server.ts';
import { MailStore } from './inbox/mail-store.ts';
import { startSmtp } from './inbox/smtp.ts';
import { portError } from './listen.ts';
import { createStripeServer } from './stripe/stripe-server.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  stripePort?: number | undefined;
  inboxPort?: number | undefined;
  smtpPort?: number | undefined;
  /** Address to listen on; the machine itself only, unless told otherwise. */
  host?: string | undefined;
  /** Where state survives a restart; without it, it does not. */
  dataFolder?: string | undefined;
  webhookUrl?: string | undefined;
  webhookSecret?: string | undefined;
  /** When given, only these keys are accepted; else any test key. */
  secretKey?: string | undefined;
  publishableKey?: string | undefined;
}

export interface Sandbox {
  stripeUrl: string;
  inboxUrl: string;
  smtpUrl: string;
  /** Points webhooks at an address that was not known at the start. */
  sendWebhooksTo(url: string): void;
  stop(): Promise<void>;
}

export const defaultWebhookSecret = 'whsec_freely_sandbox';

/** Starts the payment sandbox and the inbox in this process (D2: 4242, 8025, 1025). */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { stripePort = 4242, inboxPort = 8025, smtpPort = 1025, host, dataFolder } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await Promise.all(stops.map((stopPart) => stopPart()));
  };

  let stripeUrl = '';
  try {
    const stripe = createStripeServer({
      dataFolder,
      keys: { secretKey: options.secretKey, publishableKey: options.publishableKey },
      webhook: { url: options.webhookUrl, secret: options.webhookSecret ?? defaultWebhookSecret },
      baseUrl: () => stripeUrl,
    });
    stops.push(() => stripe.app.close());
    stripeUrl = await listen(stripe.app, host, {
      name: 'Payment sandbox',
      port: stripePort,
      variable: 'STRIPE_PORT',
    });

    const mails = new MailStore(dataFolder);
    const inbox = createInboxServer(mails);
    stops.push(() => inbox.close());
    const inboxUrl = await listen(inbox, host, {
      name: 'Mail inbox',
      port: inboxPort,
      variable: 'INBOX_PORT',
    });

    const smtp = await startSmtp(mails, host, smtpPort);
    stops.push(smtp.stop);

    return {
      stripeUrl,
      inboxUrl,
      smtpUrl: smtp.url,
      sendWebhooksTo: (url) => stripe.sender.sendTo(url),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(
  app: FastifyInstance,
  host: string | undefined,
  wanted: { name: string; port: number; variable: string },
): Promise<string> {
  try {
    await app.listen({ port: wanted.port, host: host ?? 'localhost' });
  } catch (error) {
    throw portError(error, wanted);
  }
  const { port } = app.server.address() as AddressInfo;
  return `http://localhost:${port}`;
}
