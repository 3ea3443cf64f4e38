// A refund that the provider refuses or a bank sends back: who is told, and how the money still gets there (D103).
import {
  adminBooking,
  adminStatus,
  booking,
  cancelByCustomer,
  deleteAccount,
  settleFailedRefund,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { failRefund } from '../../../test/support/failed-refund.ts';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { balanceOf } from '../ledger/index.ts';
import { settleRefund } from './refund-payment.ts';
import { nextAttempt } from './refund-retries.ts';

let market: TestMarket;
let admin: TestUser;
beforeAll(async () => {
  market = await startTestMarket();
  admin = await market.makeAdmin();
});
afterAll(() => market.close());

interface Booked {
  id: number;
  ada: TestUser;
  intent: string;
}
const params = (id: number) => ({ params: { id: String(id) } });
const open = async ({ id }: Booked) =>
  (await market.call(adminBooking, params(id), { as: admin })).body;
/** What the customer's screens say is owed after a failure, in pounds. */
const seenOwed = async ({ id, ada }: Booked) =>
  (await market.call(booking, params(id), { as: ada })).body.refund_failed;
const cancel = ({ id, ada }: Booked) =>
  market.call(cancelByCustomer, { ...params(id), body: {} }, { as: ada });

async function paid(card?: string): Promise<Booked> {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const { id } = (await market.book(ada, draftFor(grace, freeSlot(8)))).body;
  const intent = await market.intentOf(ada, id);
  await market.confirmCard(intent, card);
  await market.eventually(async () => (await market.bookingRow(id)).status === 'confirmed');

  return { id, ada, intent };
}

const refundsOf = ({ id }: Booked) =>
  market.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.status', 'refunds.amount', 'refunds.attempt', 'refunds.retry_at'])
    .where('payments.booking_id', '=', id)
    .orderBy('refunds.id')
    .execute();
const statesOf = async (booked: Booked) => (await refundsOf(booked)).map(({ status }) => status);
const untilStates = (booked: Booked, ...states: string[]) =>
  market.eventually(async () => (await statesOf(booked)).join() === states.join());

/** Cancelled in good time; its bank sends every refund back. */
async function sentBack(): Promise<Booked> {
  const booked = await paid('pm_card_refundFail');
  await cancel(booked);
  await untilStates(booked, 'failed');

  return booked;
}

/** Cancelled in good time; the provider refused the refund, and takes the next one. */
async function refused(): Promise<Booked> {
  const booked = await paid();
  const fail = { count: 1, status: 400, match: 'POST /v1/refunds' };
  await market.control('POST', 'switches', { api: { fail } });
  await cancel(booked);
  await untilStates(booked, 'failed');
  await market.control('DELETE', 'switches');

  return booked;
}

/** What the worker does when the time of the next attempt has come. */
async function refundDue({ id }: Booked): Promise<void> {
  await sql`update refunds set retry_at = now() - interval '1 second' from payments
    where payments.id = payment_id and booking_id = ${id} and retry_at is not null`.execute(
    market.db,
  );
  await market.runScheduledJob('sweep');
}

const subjectsTo = async ({ ada }: Booked) =>
  (await market.mailsTo(ada.email))
    .map(({ subject }) => subject)
    .filter((subject) => /refund/i.test(subject))
    .sort();
const untilTold = (booked: Booked, ...subjects: string[]) =>
  market.eventually(async () => (await subjectsTo(booked)).join() === subjects.sort().join());
const notRefunded = 'Our refund of £25.00 did not reach you';
const isRefunded = 'We have refunded £25.00';

const problem = async () => {
  const { body } = await market.call(adminStatus, {}, { as: admin });

  return body.parts.find(({ name }) => name === 'refunds')?.problem;
};

describe('a refund that the bank sends back', () => {
  test('is not said to be made: the customer is told once that it failed, an admin sees it, and it is tried again', async () => {
    const booked = await sentBack();
    const { id, ada } = booked;
    await untilTold(booked, notRefunded);
    const told = (await market.mailsTo(ada.email)).find(({ subject }) => subject === notRefunded);
    expect(told?.text).toContain('We try again over the next days');
    expect(await problem()).toContain(`FR-${id}`);
    const { actions, failed_refund: failed, events } = await open(booked);
    expect(actions).toEqual([{ action: 'refund_again', by: 'admin', refund: 25 }]);
    expect(failed).toEqual({ amount: 25, retry_at: expect.any(String) });
    expect(await seenOwed(booked)).toBe(25);
    expect(events.at(-1)?.kind).toBe('refund_failed');

    await refundDue(booked);
    await untilStates(booked, 'failed', 'failed');
    expect((await refundsOf(booked)).map(({ attempt }) => attempt)).toEqual([1, 2]);
    const { data } = await market.deps.stripe.refunds.list({ payment_intent: booked.intent });
    expect(data).toHaveLength(2);
    expect((await open(booked)).failed_refund?.amount).toBe(25);
    expect(await balanceOf(market.db, `customer:${ada.id}`)).toBe(-2_500);
    expect(await subjectsTo(booked)).toEqual([notRefunded]);
  });

  test('after it was said to be made is told, too', async () => {
    const booked = await paid();
    await cancel(booked);
    await untilTold(booked, isRefunded);
    const { data } = await market.deps.stripe.refunds.list({ payment_intent: booked.intent });
    await settleRefund(market.deps, { ...data[0], status: 'failed' } as Stripe.Refund);

    await untilTold(booked, isRefunded, notRefunded);
  });

  test('is tried three times more, over four days; then an admin has to act', () => {
    const now = new Date('2026-03-01T12:00:00Z');
    expect([1, 2, 3, 4].map((attempt) => nextAttempt(attempt, now)?.toISOString())).toEqual([
      '2026-03-01T13:00:00.000Z',
      '2026-03-02T12:00:00.000Z',
      '2026-03-04T12:00:00.000Z',
      undefined,
    ]);
  });
});

describe('a refund that the provider refused', () => {
  test('is made by the next attempt, once, and the books are level', async () => {
    const booked = await refused();
    await untilTold(booked, notRefunded);
    expect(await problem()).toContain(`FR-${booked.id}`);

    await refundDue(booked);
    await refundDue(booked);
    await untilStates(booked, 'failed', 'succeeded');
    await untilTold(booked, notRefunded, isRefunded);
    expect((await open(booked)).failed_refund).toBeNull();
    expect(await problem()).not.toContain(`FR-${booked.id}`);
    expect(await balanceOf(market.db, `customer:${booked.ada.id}`)).toBe(0);
  });

  test('is not made again after an admin made it by hand at the provider', async () => {
    const booked = await paid();
    await failRefund(market, booked.id, 500);
    await sql`update refunds set retry_at = now() + interval '1 hour' from payments
      where payments.id = payment_id and booking_id = ${booked.id}`.execute(market.db);
    await market.deps.stripe.refunds.create({ payment_intent: booked.intent, amount: 500 });
    await untilStates(booked, 'failed', 'succeeded');

    await refundDue(booked);
    expect(await statesOf(booked)).toEqual(['failed', 'succeeded']);
    expect((await refundsOf(booked))[0]?.retry_at).toBeNull();
    expect((await open(booked)).failed_refund).toBeNull();
  });

  test('for more than is left is made of what is left, at once and without a word of failing (D51)', async () => {
    const booked = await paid();
    // The webhook of the refund by hand comes later than the cancellation.
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    await market.deps.stripe.refunds.create({ payment_intent: booked.intent, amount: 500 });
    await cancel(booked);
    await untilStates(booked, 'failed', 'succeeded', 'succeeded');
    await market.control('DELETE', 'switches');

    expect((await refundsOf(booked)).map(({ amount }) => amount)).toEqual([2_500, 500, 2_000]);
    await untilTold(booked, 'We have refunded £5.00', 'We have refunded £20.00');
    await refundDue(booked);
    expect(await statesOf(booked)).toEqual(['failed', 'succeeded', 'succeeded']);
    const { booking: seen, failed_refund: failed } = await open(booked);
    expect([seen.amount_refunded, failed, await seenOwed(booked)]).toEqual([25, null, 0]);
    expect(await balanceOf(market.db, `customer:${booked.ada.id}`)).toBe(0);
  });

  test('because nothing is left is not sent again, and nobody is told that it failed', async () => {
    const booked = await paid();
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    await market.deps.stripe.refunds.create({ payment_intent: booked.intent });
    await cancel(booked);
    await untilStates(booked, 'failed', 'succeeded');
    await market.control('DELETE', 'switches');

    await untilTold(booked, isRefunded);
    await refundDue(booked);
    expect(await statesOf(booked)).toEqual(['failed', 'succeeded']);
    expect((await open(booked)).failed_refund).toBeNull();
    expect(await balanceOf(market.db, `customer:${booked.ada.id}`)).toBe(0);
  });

  test('goes on after its customer has deleted the account, and the mail about that says so', async () => {
    const booked = await refused();
    await market.call(deleteAccount, {}, { as: booked.ada });
    const told = await market.eventually(async () =>
      (await market.mailsTo(booked.ada.email)).find(({ text }) => text.includes('without your')),
    );
    expect(told.text).toContain('A refund of £25.00 has not gone through yet.');

    await refundDue(booked);
    await untilStates(booked, 'failed', 'succeeded');
  });
});

describe('an admin', () => {
  const settle = ({ id }: Booked, choice: 'again' | 'elsewhere', amount = 25) =>
    market.call(
      settleFailedRefund,
      { ...params(id), body: { choice, amount, reason: 'She has another card' } },
      { as: admin },
    );

  test('has it made again at once, without a second refund by the next attempt', async () => {
    const booked = await refused();
    expect(await settle(booked, 'again', 24)).toMatchObject({ status: 409 });
    expect(await settle(booked, 'again', 25.004)).toMatchObject({ status: 409 });
    const both = await Promise.all([settle(booked, 'again'), settle(booked, 'again')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

    await refundDue(booked);
    await untilStates(booked, 'failed', 'succeeded');
    const { events } = await open(booked);
    expect(events.find(({ kind, actor }) => kind === 'refund_wanted' && actor)).toBeDefined();
    const audited = await market.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'refund.again')
      .where('subject', '=', `booking:${booked.id}`)
      .execute();
    expect(audited).toEqual([{ detail: { amount: 2_500, reason: 'She has another card' } }]);
  });

  test('says that it was paid elsewhere: nothing goes to the card, and nothing is owed', async () => {
    const booked = await sentBack();
    expect(await settle(booked, 'elsewhere')).toMatchObject({ status: 200 });

    await refundDue(booked);
    expect(await statesOf(booked)).toEqual(['failed', 'succeeded']);
    const { booking, failed_refund: failed, ledger } = await open(booked);
    expect([booking.amount_refunded, failed, await seenOwed(booked)]).toEqual([25, null, 0]);
    expect(ledger.at(-1)).toMatchObject({ kind: 'refund_elsewhere', account: 'bank', amount: -25 });
    expect(await balanceOf(market.db, `customer:${booked.ada.id}`)).toBe(0);
    const { data } = await market.deps.stripe.refunds.list({ payment_intent: booked.intent });
    expect(data).toHaveLength(1);
    const told = await market.eventually(async () =>
      (await market.mailsTo(booked.ada.email)).find(({ subject }) =>
        /^We have returned/.test(subject),
      ),
    );
    expect(told.subject).toBe('We have returned £25.00 to you');
    expect(told.text).toContain('we no longer try the card');
  });

  test('who has it made again and again takes no attempt from those that are made by themselves', async () => {
    const booked = await sentBack();
    await untilStates(booked, 'failed');
    for (const states of [
      ['failed', 'failed'],
      ['failed', 'failed', 'failed'],
    ]) {
      expect(await settle(booked, 'again')).toMatchObject({ status: 200 });
      await untilStates(booked, ...states);
      expect((await open(booked)).failed_refund).toEqual({
        amount: 25,
        retry_at: expect.any(String),
      });
    }
    expect((await refundsOf(booked)).map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
    // The first of the three is still to come, within the hour.
    const { failed_refund: failed } = await open(booked);
    expect(Date.parse(failed?.retry_at ?? '') - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(await subjectsTo(booked)).toEqual([notRefunded]);
  });
});
