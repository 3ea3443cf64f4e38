import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createInboxServer } from './inbox/inbox-server.ts';
import { MailStore } from './inbox/mail-store.ts';
import { startSmtp } from './inbox/smtp.ts';
import { type PortRequest, portError, requireFreePort } from './listen.ts';
import { createStripeServer } from './stripe/stripe-server.ts';

export interface SandboxOptions {
  /** 0 chooses any free port. */
  stripePort?: number | undefined;
  inboxPort?: number | undefined;
  smtpPort?: number | undefined;
  /** Host to listen on; defaults to this machine only. */
  host?: string | undefined;
  /** Folder that keeps state across restarts; without it, state is in memory only. */
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
  /** Sends webhooks to a URL that was not known at the start. */
  sendWebhooksTo(url: string): void;
  stop(): Promise<void>;
}

export const defaultWebhookSecret = 'whsec_freely_sandbox';

/** Starts the payment sandbox and the inbox in this process (D2: 4242, 8025, 1025). */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const host = options.host ?? 'localhost';
  const ports = {
    stripe: request('Payment sandbox', options.stripePort ?? 4242, 'STRIPE_PORT'),
    inbox: request('Mail inbox', options.inboxPort ?? 8025, 'INBOX_PORT'),
    smtp: request('SMTP inbox', options.smtpPort ?? 1025, 'SMTP_PORT'),
  };
  for (const wanted of Object.values(ports)) await requireFreePort(wanted, host);

  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await Promise.all(stops.map((stopPart) => stopPart()));
  };
  try {
    let stripeUrl = '';
    const stripe = createStripeServer({
      dataFolder: options.dataFolder,
      keys: { secretKey: options.secretKey, publishableKey: options.publishableKey },
      webhook: { url: options.webhookUrl, secret: options.webhookSecret ?? defaultWebhookSecret },
      baseUrl: () => stripeUrl,
    });
    stops.push(() => stripe.app.close());
    stripeUrl = await listen(stripe.app, host, ports.stripe);

    const mails = new MailStore(options.dataFolder);
    const inbox = createInboxServer(mails);
    stops.push(() => inbox.close());
    const inboxUrl = await listen(inbox, host, ports.inbox);

    const smtp = await startSmtp(mails, options.host ?? '127.0.0.1', ports.smtp);
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

function request(name: string, port: number, variable: string): PortRequest {
  return { name, port, variable };
}

async function listen(app: FastifyInstance, host: string, wanted: PortRequest): Promise<string> {
  try {
    await app.listen({ port: wanted.port, host });
  } catch (error) {
    throw portError(error, wanted);
  }
  const { port } = app.server.address() as AddressInfo;
  return `http://localhost:${port}`;
}
