// Two API processes and two workers on one database give the same guarantees as one of each.
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
import { countOverlaps, describeRaces } from '../../../test/support/booking-races.ts';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startsIn } from '../../../test/support/paid-booking.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import {
  startTestProcesses,
  type TestProcesses,
} from '../../../test/support/start-test-processes.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { balanceOf } from '../../money/ledger/index.ts';

describeRaces('in two processes', startTestProcesses);

describe('two processes and two workers', () => {
  let both: TestProcesses;
  beforeAll(async () => {
    both = await startTestProcesses();
  });
  afterAll(() => both.close());

  const params = (id: number) => ({ params: { id: String(id) } });

  async function held(ada: TestUser, grace: TestPractitioner, time = '10:00'): Promise<number> {
    const body = draftFor(grace, freeSlot(8, time));
    const response = await both.call(createBooking, { body }, { as: ada });
    expect(response.status).toBe(201);

    return response.body.id;
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

  /** Each job writes its mail in its own transaction, so wait until at least `count` are sent. */
  const haveSent = (id: number, count: number) =>
    both.eventually(async () => {
      const mails = await mailsAbout(id);
      return mails.length >= count && mails.every((mail) => mail.sent_at);
    });

  test('make one booking for an idempotency key that is sent to both', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const body = draftFor(grace, freeSlot(8));
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => both.call(createBooking, { body }, { as: ada, headers })),
    );

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
  });

  test('create one payment intent for a booking, whichever process is called', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const id = await held(ada, grace);
    const intents = await Promise.all(Array.from({ length: 6 }, () => intentOf(ada, id)));

    expect(new Set(intents).size).toBe(1);
    expect(intents[0]).toMatch(/^pi_/);
  });

  test('handle a webhook event once, though it is delivered to both several times', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const id = await held(ada, grace);
    await both.confirmCard(await intentOf(ada, id));
    for (const baseUrl of [...both.baseUrls, ...both.baseUrls]) {
      both.sandbox.sendWebhooksTo(`${baseUrl}/payments/webhook`);
      await both.control('POST', 'webhooks/redeliver', { all: true });
    }
    both.sandbox.sendWebhooksTo(`${both.baseUrls[0]}/payments/webhook`);

    await both.eventually(async () => (await both.bookingRow(id)).status === 'confirmed');
    await haveSent(id, 2);
    expect((await mailsAbout(id)).map(({ kind }) => kind).sort()).toEqual([
      'booking_paid_customer',
      'booking_paid_practitioner',
    ]);
    expect(await both.mailsTo(ada.email)).toHaveLength(1);
    expect(await balanceOf(both.db, `practitioner:${grace.id}`)).toBe(-2_000);
  });

  test('confirm or expire a hold consistently when it ends while its payment settles', async () => {
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

  test('cancel a booking once when both parties cancel it at both processes', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const id = await paid(ada, grace);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => [
        both.call(cancelByPractitioner, params(id), { as: grace }),
        both.call(cancelByCustomer, { ...params(id), body: {} }, { as: ada }),
      ]).flat(),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
    await both.eventually(async () => {
      const { body } = await both.call(bookingCall, params(id), { as: ada });
      return body.amount_refunded === 25;
    });
    expect(await balanceOf(both.db, `customer:${ada.id}`)).toBe(0);
    expect(await balanceOf(both.db, `practitioner:${grace.id}`)).toBe(0);
  });

  test('give a slot to one only of many bookings and reschedulings', async () => {
    const grace = await both.makePractitioner();
    const ids: number[] = [];
    for (const time of ['09:00', '10:00', '11:00', '12:00']) {
      ids.push(await paid(await both.makeCustomer(), grace, time));
    }
    const slot = freeSlot(9, '15:00');
    const customers = await Promise.all([1, 2, 3, 4].map(() => both.makeCustomer()));
    const responses = await Promise.all([
      ...ids.map((id) => both.call(moveBooking, { ...params(id), body: slot }, { as: grace })),
      ...customers.map((as) => both.call(createBooking, { body: draftFor(grace, slot) }, { as })),
    ]);

    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await countOverlaps(both.db, grace.id)).toBe(0);
  });

  test('send reminders, complete bookings and request reviews once each', async () => {
    const [ada, grace] = [await both.makeCustomer(), await both.makePractitioner()];
    const [near, over] = [await paid(ada, grace, '09:00'), await paid(ada, grace, '11:00')];
    await startsIn(both, near, '23 hours');
    await startsIn(both, over, '-2 hours');
    await sql`update bookings set paid_at = now() - interval '3 days'
      where id = ${near}`.execute(both.db);
    const sweep = () => inTransaction(both.db, (trx) => both.deps.jobs.enqueue(trx, 'sweep', {}));
    await both.eventually(async () => {
      await sweep();
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
