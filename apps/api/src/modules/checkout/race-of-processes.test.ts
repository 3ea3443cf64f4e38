// Two API processes and two workers on one database keep every promise that one keeps.
import {
  booking as bookingCall,
  cancelByCustomer,
  cancelByPractitioner,
  createBooking,
  moveBooking,
  paymentIntent,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '../../database/transaction.ts';
import { describeRush, overlapsOf } from '../../testing/booking-races.ts';
import { freeSlot, type TestPractitioner } from '../../testing/make-practitioner.ts';
import type { TestUser } from '../../testing/make-users.ts';
import { startsIn } from '../../testing/paid-booking.ts';
import { draftFor } from '../../testing/start-test-market.ts';
import { startTestProcesses, type TestProcesses } from '../../testing/start-test-processes.ts';
import { balanceOf } from '../ledger/index.ts';

describeRush('in two processes', startTestProcesses);

describe('two processes and two workers', () => {
  let both: TestProcesses;
  beforeAll(async () => {
    both = await startTestProcesses();
  }, 60_000);
  afterAll(() => both.close(), 30_000);

  const params = (id: number) => ({ params: { id: String(id) } });

  async function held(ada: TestUser, grace: TestPractitioner, time = '10:00'): Promise<number> {
    const body = draftFor(grace, freeSlot(8, time));
    const answer = await both.call(createBooking, { body }, { as: ada });
    expect(answer.status).toBe(201);

    return answer.body.id;
  }

  async function intentOf(ada: TestUser, id: number): Promise<string> {
    const { body } = await both.call(paymentIntent, params(id), { as: ada });

    return body.client_secret.split('_secret_')[0] ?? '';
  }

  async function paid(ada: TestUser, grace: TestPractitioner, time?: string): Promise<number> {
    const id = await held(ada, grace, time);
    await both.confirmCard(await intentOf(ada, id));
    await both.eventually(async () => (await both.bookingRow(id)).status === 'confirmed');

    return id;
  }

  const mailsAbout = async (bookingId: number) =>
    both.db
      .selectFrom('mail_outbox')
      .select(['kind', 'to_user_id', 'sent_at', 'attempts'])
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute();

  /** Every job's mail is written by a transaction of its own, so `count` of them may come late. */
  const haveSent = (id: number, count: number) =>
    both.eventually(async () => {
      const mails = await mailsAbout(id);
      return mails.length >= count && mails.every((mail) => mail.sent_at);
    });

  test('make one booking of one key that is sent to both', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const body = draftFor(grace, freeSlot(8));
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => both.call(createBooking, { body }, { as: ada, headers })),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  test('ask the provider for one intent, whoever is asked', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const id = await held(ada, grace);
    const intents = await Promise.all(Array.from({ length: 6 }, () => intentOf(ada, id)));

    expect(new Set(intents).size).toBe(1);
    expect(intents[0]).toMatch(/^pi_/);
  });

  test('take an event that is delivered to both, again and again, once', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const id = await held(ada, grace);
    await both.confirmCard(await intentOf(ada, id));
    for (const address of [...both.addresses, ...both.addresses]) {
      both.sandbox.sendWebhooksTo(`${address}/payments/webhook`);
      await both.control('POST', 'webhooks/redeliver', { all: true });
    }
    both.sandbox.sendWebhooksTo(`${both.addresses[0]}/payments/webhook`);

    await both.eventually(async () => (await both.bookingRow(id)).status === 'confirmed');
    await haveSent(id, 2);
    expect((await mailsAbout(id)).map(({ kind }) => kind).sort()).toEqual([
      'booking_paid_customer',
      'booking_paid_practitioner',
    ]);
    expect(await both.mailsTo(ada.email)).toHaveLength(1);
    expect(await balanceOf(both.db, `practitioner:${grace.id}`)).toBe(-2_000);
  });

  test('let a hold run out while its money comes, and lose neither', async () => {
    const grace = await both.makePractitioner();
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
    const cases = await Promise.all(
      times.map(async (time) => {
        const ada = await both.makeCustomer();
        const id = await held(ada, grace, time);
        return { ada, id, intent: await intentOf(ada, id) };
      }),
    );
    const outcomes = await Promise.all(
      cases.map(async ({ id, intent }) => {
        const [paying] = await Promise.allSettled([
          both.confirmCard(intent),
          sql`update bookings set hold_until = clock_timestamp() where id = ${id}`.execute(both.db),
          inTransaction(both.db, (trx) =>
            both.deps.jobs.enqueue(trx, 'expire-hold', { bookingId: id }),
          ),
        ]);
        return { id, isPaid: paying.status === 'fulfilled' };
      }),
    );

    for (const { id, isPaid } of outcomes) {
      const status = isPaid ? 'confirmed' : 'expired';
      await both.eventually(async () => (await both.bookingRow(id)).status === status);
    }
    const paidOnes = outcomes.filter(({ isPaid }) => isPaid).length;
    expect(await balanceOf(both.db, `practitioner:${grace.id}`)).toBe(-2_000 * paidOnes);
  });

  test('call off once what both sides call off at both', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const id = await paid(ada, grace);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => [
        both.call(cancelByPractitioner, params(id), { as: grace }),
        both.call(cancelByCustomer, params(id), { as: ada }),
      ]).flat(),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    await both.eventually(async () => {
      const { body } = await both.call(bookingCall, params(id), { as: ada });
      return body.amount_refunded === 25;
    });
    expect(await balanceOf(both.db, `customer:${ada.id}`)).toBe(0);
    expect(await balanceOf(both.db, `practitioner:${grace.id}`)).toBe(0);
  });

  test('move and book the same time for one only', async () => {
    const grace = await both.makePractitioner();
    const ids: number[] = [];
    for (const time of ['09:00', '10:00', '11:00', '12:00']) {
      ids.push(await paid(await both.makeCustomer(), grace, time));
    }
    const slot = freeSlot(9, '15:00');
    const customers = await Promise.all([1, 2, 3, 4].map(() => both.makeCustomer()));
    const answers = await Promise.all([
      ...ids.map((id) => both.call(moveBooking, { ...params(id), body: slot }, { as: grace })),
      ...customers.map((as) => both.call(createBooking, { body: draftFor(grace, slot) }, { as })),
    ]);

    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await overlapsOf(both.db, grace.id)).toBe(0);
  });

  test('remind, complete and ask for a review once each', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const [near, over] = [await paid(ada, grace, '09:00'), await paid(ada, grace, '11:00')];
    await startsIn(both, near, '23 hours');
    await startsIn(both, over, '-2 hours');
    await sql`update bookings set paid_at = now() - interval '3 days'
      where id = ${near}`.execute(both.db);
    const tidyUp = () =>
      inTransaction(both.db, (trx) => both.deps.jobs.enqueue(trx, 'tidy-up', {}));
    await both.eventually(async () => {
      await tidyUp();
      return (await both.bookingRow(over)).status === 'completed';
    });

    const kinds = async (id: number) => (await mailsAbout(id)).map(({ kind }) => kind).sort();
    const paidKinds = ['booking_paid_customer', 'booking_paid_practitioner'];
    await haveSent(near, 4);
    await haveSent(over, 3);
    expect(await kinds(near)).toEqual([...paidKinds, 'reminder_customer', 'reminder_practitioner']);
    expect(await kinds(over)).toEqual([...paidKinds, 'review_request']);
    expect(await both.mailsTo(ada.email)).toHaveLength(4);
  });
});
