import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type BookingDraft,
  createBooking,
  type DiscountMark,
  paymentIntent,
} from '@freely/api-client/contract';
import { type Sandbox, startSandbox } from '@freely/sandbox';
import { readConfig } from '../config.ts';
import { jobHandlers } from '../worker/job-handlers.ts';
import { startWorker } from '../worker/start-worker.ts';
import type { TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import { startTestApi } from './start-test-api.ts';

export type TestMarket = Awaited<ReturnType<typeof startTestMarket>>;

/** Not a measure of speed: a machine with other work to do must not fail a test. */
const hangGuard = 45_000;

/**
 * The API with everything that it speaks to: PostgreSQL, the payment sandbox with its webhooks, an
 * SMTP inbox, and a worker that does the jobs.
 */
export async function startTestMarket({ worker = true } = {}) {
  const sandbox = await startSandbox({ stripePort: 0, inboxPort: 0, smtpPort: 0 });
  const defaults = readConfig({ NODE_ENV: 'test' });
  const api = await startTestApi({
    role: worker ? 'both' : 'api',
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
    /** Control calls of the sandbox: switches, books, redelivery. */
    control: <T>(method: string, path: string, body?: unknown) =>
      control<T>(sandbox, method, path, body),
    /**
     * Does a pass now. Asked for through the queue it would be dropped while the scheduled one is
     * under way, which may have looked before the test was ready.
     */
    runPass: (pass: 'tidy-up' | 'reconcile') => jobHandlers(api.deps)[pass]({}),
    /** Asks until there is an answer. Fails, rather than hangs, when there never is one. */
    eventually,
    book: (customer: TestUser, draft: BookingDraft, key?: string) =>
      api.call(
        createBooking,
        { body: draft },
        { as: customer, headers: key === undefined ? {} : { 'idempotency-key': key } },
      ),
    /** The intent of a booking, as the checkout asks for it. */
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
    /** Everything sent to an address, oldest first. */
    mailsTo: async (address: string) => {
      const answer = await fetch(
        `${sandbox.inboxUrl}/api/messages?to=${encodeURIComponent(address)}`,
      );
      return (await answer.json()) as Mail[];
    },
    close: async () => {
      await sandbox.stop();
      // A connection that was opened ahead and never used would keep the server waiting.
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

/** What a customer near the practitioner would send: their first treatment, at home, in a week. */
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

async function eventually<T>(ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + hangGuard;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('It never came');
    await pause(25);
  }
}

async function control<T>(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(`${sandbox.stripeUrl}/sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

  return (await answer.json()) as T;
}
