import { booking as bookingCall } from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { balanceOf } from '../ledger/index.ts';
import { countUndelivered } from './count-undelivered.ts';
import { unhandledEvents } from './provider-events.repository.ts';
import { handleProviderEvent } from './provider-events.ts';
import { reconcile } from './reconcile.ts';
import { settleIntent } from './settle-payment.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.control('DELETE', 'switches'));

interface Case {
  id: number;
  intent: string;
  ada: TestUser;
  grace: TestPractitioner;
}

async function startCase(): Promise<Case> {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  const { body } = await market.book(ada, draftFor(grace, freeSlot(6)));

  return { id: body.id, intent: await market.intentOf(ada, body.id), ada, grace };
}

const isPaid = ({ id, ada }: Case) =>
  market.eventually(async () => {
    const { body } = await market.call(bookingCall, { params: { id: String(id) } }, { as: ada });
    return body.paid;
  });

/** Counts the rows that a payment leaves behind. */
async function rowsOf({ id }: Case) {
  const count = async (table: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where booking_id = ${id}`.execute(market.db);
    return rows[0]?.n;
  };

  return {
    events: await count('booking_events'),
    ledger: await count('ledger_tx'),
    mails: await count('mail_outbox'),
  };
}
const once = { events: 3, ledger: 3, mails: 2 };

const allEventsHandled = () =>
  market.eventually(async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from provider_events where handled_at is null)
        + (select count(*) from jobs.job where name = 'provider-event' and state < 'completed')
        as n`.execute(market.db);
    return rows[0]?.n === 0;
  });

/** Once an event of now has had its time. */
const undelivered = () => countUndelivered(market.deps, new Date(Date.now() + 20_000));

interface Deliveries {
  data: { id: string; type: string; state: string; attempts: number }[];
}

describe('a webhook event', () => {
  test('delivered three times takes effect once', async () => {
    await market.control('POST', 'switches', { webhooks: { copies: 3 } });
    const paid = await startCase();
    await market.confirmCard(paid.intent);
    await isPaid(paid);
    await market.eventually(async () => {
      const { data } = await market.control<Deliveries>('GET', 'webhooks');
      return data.every(({ attempts }) => attempts >= 3);
    });
    await allEventsHandled();

    expect(await rowsOf(paid)).toEqual(once);
    expect(await balanceOf(market.db, `practitioner:${paid.grace.id}`)).toBe(-2_000);
    // And queued once, too.
    const { rows } = await sql<{ jobs: number; events: number }>`
      select count(*)::int as jobs, count(distinct data ->> 'eventId')::int as events
      from jobs.job where name = 'provider-event'`.execute(market.db);
    expect(rows[0]?.jobs).toBe(rows[0]?.events);
  });

  test('delivered out of order has the same outcome', async () => {
    await market.control('POST', 'switches', { webhooks: { reorder: 20, reorder_wait_ms: 300 } });
    const paid = await startCase();
    await expect(market.confirmCard(paid.intent, 'pm_card_chargeDeclined')).rejects.toThrow();
    await market.confirmCard(paid.intent);
    await isPaid(paid);
    await allEventsHandled();

    expect(await rowsOf(paid)).toEqual(once);
  });

  test('lost beside another that cannot be settled is made up for all the same', async () => {
    await market.control('POST', 'switches', { webhooks: { drop: 50 } });
    const [wrong, paid] = [await startCase(), await startCase()];
    for (const { intent } of [wrong, paid]) await market.confirmCard(intent);
    // As if the booking had another intent: that of its key is not the one that it awaits.
    await sql`update payments set updated_at = now() - interval '2 minutes',
        intent_id = case booking_id when ${wrong.id} then 'pi_another' else intent_id end
      where booking_id in (${wrong.id}, ${paid.id})`.execute(market.db);
    await market.control('POST', 'switches', {
      webhooks: { drop: 50 },
      api: { fail: { count: 50, status: 500, match: '/v1/events' } },
    });

    await expect(reconcile(market.deps)).rejects.toThrow('pi_another');
    await isPaid(paid);
    const { stripe } = market.deps;
    const settled = settleIntent(market.deps, await stripe.paymentIntents.retrieve(wrong.intent));
    await expect(settled).rejects.toThrow(/is not the payment that booking \d+ awaits/);
    await sql`update payments set intent_id = ${wrong.intent} where booking_id = ${wrong.id}`.execute(
      market.db,
    );
  });

  test('delivered after the reconciliation changes nothing', async () => {
    await market.control('POST', 'switches', { webhooks: { drop: 50 } });
    const paid = await startCase();
    await market.confirmCard(paid.intent);
    // What the reconciliation does every five minutes: the webhooks never came.
    await market.runScheduledJob('reconcile');
    await isPaid(paid);
    await allEventsHandled();
    const before = await rowsOf(paid);
    // It is settled, and still lost.
    expect(await undelivered()).toBeGreaterThan(0);

    await market.control('DELETE', 'switches');
    await market.control('POST', 'webhooks/redeliver', { all: true });
    await market.eventually(async () => {
      const { data } = await market.control<Deliveries>('GET', 'webhooks');
      return data.every(({ state }) => state === 'delivered');
    });
    await allEventsHandled();

    expect(before).toEqual(once);
    expect(await rowsOf(paid)).toEqual(once);
    expect(await undelivered()).toBe(0);
  });

  test('is accepted only with a valid signature of the exact bytes', async () => {
    const { id, intent } = await startCase();
    const event = JSON.stringify({
      id: 'evt_forged',
      type: 'payment_intent.succeeded',
      data: { object: { id: intent, object: 'payment_intent', status: 'succeeded' } },
    });
    const post = (signature: string, body = event) =>
      fetch(market.webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
    const sign = (payload: string, secret: string) =>
      market.deps.stripe.webhooks.generateTestHeaderString({ payload, secret });
    const { webhookSecret } = market.deps.config.stripe;

    expect((await post('')).status).toBe(400);
    expect((await post(sign(event, 'whsec_other'))).status).toBe(400);
    expect((await post(sign(event, webhookSecret), `${event} `)).status).toBe(400);
    // Even with a valid signature, only the state that is read from the provider counts.
    expect((await post(sign(event, webhookSecret))).status).toBe(200);
    await allEventsHandled();
    expect((await market.bookingRow(id)).status).toBe('held');
  });

  test.each([
    '',
    'text',
    'null',
    '[]',
    '{}',
    '{"id":"evt_1","type":"charge.refunded"}',
    '{"id":"evt_1","type":"charge.refunded","data":null}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":null}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":{"id":{}}}}',
    '{"id":"","type":"charge.refunded","data":{"object":{"id":"pi_1"}}}',
  ])('that is signed and malformed is refused: %s', async (payload) => {
    const { stripe, config } = market.deps;
    const secret = config.stripe.webhookSecret;
    const response = await fetch(market.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
    });

    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'The body is signed, and is no event' }),
    ]);
  });

  test('that was settled already changes nothing, however often it is settled again', async () => {
    const paid = await startCase();
    await market.confirmCard(paid.intent);
    await isPaid(paid);
    await allEventsHandled();
    const intent = await market.deps.stripe.paymentIntents.retrieve(paid.intent);

    await Promise.all([1, 2, 3].map(() => settleIntent(market.deps, intent)));

    expect(await rowsOf(paid)).toEqual(once);
  });

  test('with another amount than the price pays nothing', async () => {
    const changed = await startCase();
    await market.deps.stripe.paymentIntents.update(changed.intent, { amount: 100 });
    await market.confirmCard(changed.intent);

    await market.eventually(async () => (await market.bookingRow(changed.id)).status === 'expired');
    await allEventsHandled();
    expect(await balanceOf(market.db, `practitioner:${changed.grace.id}`)).toBe(0);
  });

  test('in another currency than the price pays nothing, and waits for a person', async () => {
    const paid = await startCase();
    await market.confirmCard(paid.intent);
    await isPaid(paid);
    const other = await startCase();
    const intent = await market.deps.stripe.paymentIntents.retrieve(paid.intent);

    const settled = settleIntent(market.deps, { ...intent, id: other.intent, currency: 'usd' });

    await expect(settled).rejects.toThrow('was paid in usd');
    expect((await market.bookingRow(other.id)).status).toBe('held');
  });

  test('about an unknown object is stored and ignored', async () => {
    const { stripe, config } = market.deps;
    const foreign = await stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'gbp',
      allowed_payment_method_types: ['card'],
    });
    await market.confirmCard(foreign.id);
    const payload = JSON.stringify({
      id: 'evt_new',
      type: 'account.updated',
      data: { object: {} },
    });
    const response = await fetch(market.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripe.webhooks.generateTestHeaderString({
          payload,
          secret: config.stripe.webhookSecret,
        }),
      },
      body: payload,
    });

    expect(response.status).toBe(200);
    await allEventsHandled();
  });

  test('about a payment that the provider does not know is looked up for three days', async () => {
    const { db } = market.deps;
    const event = (id: string, age: string) => sql`
      insert into provider_events (id, kind, object_id, received_at)
      values (${id}, 'payment_intent.succeeded', 'pi_nobody', now() - ${age}::interval)`;
    await event('evt_young', '2 days 23 hours').execute(db);
    await event('evt_old', '3 days').execute(db);

    await expect(handleProviderEvent(market.deps, 'evt_young')).rejects.toThrow('pi_nobody');
    await handleProviderEvent(market.deps, 'evt_old');
    expect(await unhandledEvents(db, 0)).toEqual(['evt_young']);
    await sql`delete from provider_events where id = 'evt_young'`.execute(db);
  });
});

test('the ledger matches the provider’s balance, and sums to zero', async () => {
  await allEventsHandled();
  const books = await market.control<{
    payment_intents: { captured: number; refunded: number; metadata: Record<string, string> }[];
  }>('GET', 'books');
  const ours = books.payment_intents.filter(({ metadata }) => metadata.operation_key);
  const held = ours.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);

  expect(held).toBeGreaterThan(0);
  expect(await balanceOf(market.db, 'provider')).toBe(held);
  const { rows } = await sql<{
    sum: number;
  }>`select sum(amount) as sum from ledger_entries`.execute(market.db);
  expect(rows[0]?.sum).toBe(0);
});
