import { paymentIntent } from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { lockBooking } from '../../booking/bookings/index.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { holdPayments } from './index.ts';
import { lockPayment } from './payments.repository.ts';
import { runOperation } from './provider-ops.ts';
import { requestRefund } from './refund-payment.ts';
import { settleIntent } from './settle-payment.ts';

// Without a worker: the test runs each step itself, so that it can stop between any two.
let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());
beforeEach(() => market.control('DELETE', 'switches'));

async function held(): Promise<{ ada: TestUser; id: number }> {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  const { body } = await market.book(ada, draftFor(grace, freeSlot(5)));

  return { ada, id: body.id };
}

const requestIntent = (ada: TestUser, id: number) =>
  market.call(paymentIntent, { params: { id: String(id) } }, { as: ada });

const opsOf = (id: number) =>
  market.db
    .selectFrom('provider_ops')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('created_at')
    .execute();

async function intentsOf(id: number) {
  const { data } = await market.deps.stripe.paymentIntents.list({ limit: 100 });

  return data.filter(({ metadata }) => metadata.booking_id === String(id));
}

describe('a payment intent', () => {
  test('is created once, however many requests come at once', async () => {
    const { ada, id } = await held();
    const responses = await Promise.all(Array.from({ length: 8 }, () => requestIntent(ada, id)));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.client_secret)).size).toBe(1);
    expect(await intentsOf(id)).toHaveLength(1);
  });

  test('whose response was lost is found, not created again', async () => {
    const { ada, id } = await held();
    await market.control('POST', 'switches', {
      api: { cut: { count: 2, when: 'after', match: 'POST /v1/payment_intents' } },
    });
    const lost = await requestIntent(ada, id);
    expect(lost.status).toBe(503);
    expect((await opsOf(id))[0]?.status).toBe('unknown');
    await market.control('DELETE', 'switches');

    const found = await requestIntent(ada, id);
    expect(found.status).toBe(200);
    expect(await intentsOf(id)).toHaveLength(1);
    expect((await opsOf(id))[0]).toMatchObject({ status: 'succeeded', kind: 'create_intent' });
  });

  test('that a killed process requested is found by the next one', async () => {
    const { ada, id } = await held();
    await requestIntent(ada, id);
    // As if the process had ended between the provider's response and our commit.
    await sql`update payments set intent_id = null, client_secret = null, status = 'new'
      where booking_id = ${id}`.execute(market.db);
    await sql`update provider_ops set status = 'intended', leased_until = now() - interval '1 second'
      where booking_id = ${id}`.execute(market.db);

    const found = await requestIntent(ada, id);
    expect(found.status).toBe(200);
    expect(await intentsOf(id)).toHaveLength(1);
  });

  test('is in the outbox before anything is sent, and sent later when the provider was down', async () => {
    const { ada, id } = await held();
    await market.control('POST', 'switches', {
      api: { fail: { count: 9, status: 500, match: '/v1/payment_intents' } },
    });
    expect((await requestIntent(ada, id)).status).toBe(503);
    expect(await intentsOf(id).catch(() => [])).toHaveLength(0);
    await market.control('DELETE', 'switches');

    expect((await requestIntent(ada, id)).status).toBe(200);
    expect(await intentsOf(id)).toHaveLength(1);
  });
});

describe('a payment intent that was cancelled at the provider', () => {
  async function cancelled(): Promise<{ ada: TestUser; id: number; dead: string }> {
    const { ada, id } = await held();
    const dead = await market.intentOf(ada, id);
    await settleIntent(market.deps, await market.deps.stripe.paymentIntents.cancel(dead));

    return { ada, id, dead };
  }

  const payment = (id: number) =>
    market.db
      .selectFrom('payments')
      .select(['intent_id', 'status'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();

  test('is replaced while the hold lives, once, however many requests come at once', async () => {
    const { ada, id, dead } = await cancelled();
    const responses = await Promise.all(Array.from({ length: 8 }, () => requestIntent(ada, id)));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const secrets = new Set(responses.map(({ body }) => body.client_secret));
    expect(secrets.size).toBe(1);
    expect([...secrets][0]).not.toContain(dead);
    expect(await intentsOf(id)).toHaveLength(2);
    expect(new Set((await opsOf(id)).map(({ key }) => key)).size).toBe(2);
  });

  test('changes nothing once it is replaced, and the booking is paid with the new one', async () => {
    const { ada, id, dead } = await cancelled();
    const made = await market.intentOf(ada, id);
    await settleIntent(market.deps, await market.deps.stripe.paymentIntents.retrieve(dead));
    expect(await payment(id)).toEqual({ intent_id: made, status: 'requires_payment' });

    await market.confirmCard(made);
    await settleIntent(market.deps, await market.deps.stripe.paymentIntents.retrieve(made));
    expect((await market.bookingRow(id)).status).toBe('confirmed');
  });

  test('is replaced again when that one is cancelled, too', async () => {
    const { ada, id } = await cancelled();
    const second = await market.intentOf(ada, id);
    await settleIntent(market.deps, await market.deps.stripe.paymentIntents.cancel(second));

    expect(await market.intentOf(ada, id)).not.toBe(second);
    expect(await intentsOf(id)).toHaveLength(3);
  });

  test('leaves no payable one behind when the hold ends, even if the response to the new one was lost', async () => {
    const { ada, id } = await cancelled();
    await market.control('POST', 'switches', {
      api: { cut: { count: 2, when: 'after', match: 'POST /v1/payment_intents' } },
    });
    expect((await requestIntent(ada, id)).status).toBe(503);
    await market.control('DELETE', 'switches');
    const payments = holdPayments(market.deps);
    expect(await payments.isClosed(market.db, id)).toBe(false);

    await payments.close(await market.bookingRow(id));

    expect(await payments.isClosed(market.db, id)).toBe(true);
    const intents = await intentsOf(id);
    expect(intents.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  });
});

describe('a refund', () => {
  async function requested(): Promise<{ id: number; key: string; ada: TestUser }> {
    const { ada, id } = await held();
    const intent = await market.intentOf(ada, id);
    await market.confirmCard(intent);
    await settleIntent(market.deps, await market.deps.stripe.paymentIntents.retrieve(intent));
    await inTransaction(market.db, async (trx) => {
      const booking = await lockBooking(trx, id);
      const payment = await lockPayment(trx, id);
      await requestRefund(trx, market.deps.jobs, booking!, payment!, 'late_payment');
    });
    const op = (await opsOf(id)).find(({ kind }) => kind === 'refund');

    return { id, key: op!.key, ada };
  }

  const refunded = async (id: number) => {
    const row = await market.db
      .selectFrom('payments')
      .select(['captured', 'refunded'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    return [row.captured, row.refunded];
  };

  test('is made once, although its response was lost', async () => {
    const { id, key } = await requested();
    await market.control('POST', 'switches', {
      api: { cut: { count: 2, when: 'after', match: 'POST /v1/refunds' } },
    });
    await expect(runOperation(market.deps, key)).rejects.toThrow();
    expect(await refunded(id)).toEqual([2_500, 0]);
    await market.control('DELETE', 'switches');

    await runOperation(market.deps, key);
    await runOperation(market.deps, key);
    expect(await refunded(id)).toEqual([2_500, 2_500]);
    const [intent] = await intentsOf(id);
    const { data } = await market.deps.stripe.refunds.list({ payment_intent: intent!.id });
    expect(data.map(({ amount }) => amount)).toEqual([2_500]);
  });

  test('for the same reason is requested once', async () => {
    const { id, key } = await requested();
    await runOperation(market.deps, key);
    await inTransaction(market.db, async (trx) => {
      const booking = await lockBooking(trx, id);
      const payment = await lockPayment(trx, id);
      await requestRefund(trx, market.deps.jobs, booking!, payment!, 'late_payment');
    });

    expect((await opsOf(id)).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect(await refunded(id)).toEqual([2_500, 2_500]);
  });

  test('that the bank refused is reversed in the ledger', async () => {
    const { ada, id } = await held();
    const intent = await market.intentOf(ada, id);
    await market.confirmCard(intent, 'pm_card_refundFail');
    const { settleRefund } = await import('./refund-payment.ts');
    await settleIntent(market.deps, await market.deps.stripe.paymentIntents.retrieve(intent));
    const made = await market.deps.stripe.refunds.create({ payment_intent: intent });
    await settleRefund(market.deps, made);
    expect(await refunded(id)).toEqual([2_500, 2_500]);

    const failed = await market.deps.stripe.refunds.retrieve(made.id);
    await settleRefund(market.deps, failed);
    // The earlier state comes again, too late.
    await settleRefund(market.deps, made);
    expect(await refunded(id)).toEqual([2_500, 0]);
  });

  test('leaves the ledger and the provider in agreement to the penny', async () => {
    const books = await market.control<{ captured: number; refunded: number }>('GET', 'books');
    const known = await sql<{ known: number }>`
      select sum(captured - refunded) as known from payments`.execute(market.db);
    expect(await balanceOf(market.db, 'provider')).toBe(known.rows[0]?.known);
    expect(known.rows[0]?.known).toBe(books.captured - books.refunded);
  });
});
