import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type BookingDraft,
  createBooking,
  type DiscountMark,
  paymentIntent,
} from '@freely/api-client/contract';
import { type Sandbox, startSandbox } from '@freely/sandbox';
import { type Config, readConfig } from '../../src/config.ts';
import { jobHandlers } from '../../src/worker/job-handlers.ts';
import { startWorker } from '../../src/worker/start-worker.ts';
import type { TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import { startTestApi } from './start-test-api.ts';

export type TestMarket = Awaited<ReturnType<typeof startTestMarket>>;

/** Generous, since it only guards against hanging: a busy machine must not fail a test. */
const timeout = 45_000;

/**
 * The API with everything that it talks to: PostgreSQL, the payment sandbox with its webhooks, an
 * SMTP inbox, and a worker for the jobs.
 */
export async function startTestMarket({
  worker = true,
  ...changes
}: { worker?: boolean } & Partial<Pick<Config, 'limits'>> = {}) {
  const sandbox = await startSandbox({ stripePort: 0, inboxPort: 0, smtpPort: 0 });
  const defaults = readConfig({ NODE_ENV: 'test' });
  const api = await startTestApi({
    role: worker ? 'both' : 'api',
    ...changes,
    stripe: { ...defaults.stripe, apiUrl: sandbox.stripeUrl },
    mail: { ...defaults.mail, smtpUrl: sandbox.smtpUrl },
  });
  await api.app.listen({ port: 0, host: 'localhost' });
  const { port } = api.app.server.address() as AddressInfo;
  const webhookUrl = `http://localhost:${port}${api.deps.config.basePath}/payments/webhook`;
  sandbox.sendWebhooksTo(webhookUrl);
  if (worker) await startWorker(api.deps, api.app.log);

  return {
    ...api,
    sandbox,
    webhookUrl,
    /** Control calls of the sandbox: switches, payment records, redelivery. */
    control: <T>(method: string, path: string, body?: unknown) =>
      control<T>(sandbox, method, path, body),
    /**
     * Runs a scheduled job now. Queueing it would not do: the queue drops it while the scheduled one
     * is running, and that one may have started before the test was ready.
     */
    runScheduledJob: (job: 'sweep' | 'reconcile') => jobHandlers(api.deps)[job]({}),
    /** Polls until there is a result. Fails rather than hangs when there is none. */
    eventually,
    book: (customer: TestUser, draft: BookingDraft, key?: string) =>
      api.call(
        createBooking,
        { body: draft },
        { as: customer, headers: key === undefined ? {} : { 'idempotency-key': key } },
      ),
    /** The payment intent of a booking, requested as the checkout does. */
    intentOf: async (customer: TestUser, id: number) => {
      const { body } = await api.call(
        paymentIntent,
        { params: { id: String(id) } },
        { as: customer },
      );
      return body.client_secret.split('_secret_')[0] ?? '';
    },
    /** What the browser does with the card fields. */
    confirmCard: (intentId: string, card = 'pm_card_visa') =>
      api.deps.stripe.paymentIntents.confirm(intentId, { payment_method: card }),
    bookingRow: (id: number) =>
      api.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Every mail to this email address, oldest first. */
    mailsTo: async (email: string) => {
      const response = await fetch(
        `${sandbox.inboxUrl}/api/messages?to=${encodeURIComponent(email)}`,
      );
      return (await response.json()) as Mail[];
    },
    close: async () => {
      await sandbox.stop();
      // A preconnected but unused connection would keep the server waiting.
      api.app.server.closeAllConnections();
      await api.close();
    },
  };
}

interface Mail {
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string }[];
}

/** The draft of a customer near the practitioner: their first treatment, as a home visit. */
export function draftFor(
  practitioner: TestPractitioner,
  changes: Partial<BookingDraft> & { callOutCharge?: number } = {},
): BookingDraft {
  const { callOutCharge = 0, ...parts } = changes;
  const [first] = practitioner.offers;
  if (!first) throw new Error('This practitioner offers nothing');

  return {
    practitioner_id: practitioner.id,
    services_ids: [first.subServiceId],
    total_amount: (first.price + callOutCharge) / 100,
    discount_amount: 0,
    discount_mark: null as DiscountMark | null,
    discount: 0,
    date: '2026-01-01',
    start_time: '10:00:00',
    location_type: 'mobile',
    address: {
      city: 'London',
      postcode: 'SW11 4NB',
      address: '7 Canary Row',
      country_id: 'UK',
      country_name: 'United Kingdom',
      location: { lat: practitioner.lat, lng: practitioner.lon },
    },
    ...parts,
  };
}

async function eventually<T>(poll: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const result = await poll();
    if (result) return result;
    if (Date.now() > deadline) throw new Error('Timed out');
    await pause(25);
  }
}

async function control<T>(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${sandbox.stripeUrl}/sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

  return (await response.json()) as T;
}
