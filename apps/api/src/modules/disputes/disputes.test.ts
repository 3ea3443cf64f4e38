import {
  adminDisputes,
  answerLateness,
  booking as bookingCall,
  markNoShow,
  moveBooking,
  reportLateness,
  settleDispute,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../testing/make-practitioner.ts';
import type { TestUser } from '../../testing/make-users.ts';
import {
  type BookedCase,
  confirmedBooking,
  eventsOf,
  paidBooking,
  startsIn,
} from '../../testing/paid-booking.ts';
import { startTestMarket, type TestMarket } from '../../testing/start-test-market.ts';
import { hasOpenDispute } from '../bookings/index.ts';
import { balanceOf } from '../ledger/index.ts';

let market: TestMarket;
let avery: TestUser;
beforeAll(async () => {
  market = await startTestMarket();
  avery = await market.makeAdmin();
});
afterAll(() => market.close());

const params = (id: number) => ({ params: { id: String(id) } });
const noShow = (id: number, as: TestUser) => market.call(markNoShow, params(id), { as });
const report = (id: number, as: TestUser, body: { minutes?: number; details?: string } = {}) =>
  market.call(reportLateness, { ...params(id), body }, { as });
const answer = (id: number, as: TestUser, agree: boolean, details = '') =>
  market.call(answerLateness, { ...params(id), body: { agree, details } }, { as });
const statusOf = async (id: number) => (await market.bookingRow(id)).status;
const tidyUp = () => market.runPass('tidy-up');
const mailTo = ({ email }: TestUser, subject: RegExp) =>
  market.eventually(async () =>
    (await market.mailsTo(email)).find((mail) => subject.test(mail.subject)),
  );
const read = async (id: number, as: TestUser) =>
  (await market.call(bookingCall, params(id), { as })).body;

/** The open dispute of a booking, as an admin finds it. */
async function disputeOf(bookingId: number) {
  const query = { per_page: 'all' as const };
  const { body } = await market.call(adminDisputes, { query }, { as: avery });
  const found = body.disputes.find(({ booking_id: id }) => id === bookingId);
  if (!found) throw new Error('No open dispute');

  return found;
}

const settle = async (bookingId: number, outcome: 'for_customer' | 'for_practitioner') =>
  market.call(
    settleDispute,
    { ...params((await disputeOf(bookingId)).id), body: { outcome, reason: 'By the messages' } },
    { as: avery },
  );

async function begun(interval: string): Promise<BookedCase> {
  const booked = await confirmedBooking(market);
  await startsIn(market, booked.id, interval);

  return booked;
}

describe('the clock (D26, D50)', () => {
  test.each([
    ['-19 minutes -59 seconds', 409],
    ['-20 minutes', 200],
    ['-24 hours -59 minutes -50 seconds', 200],
    ['-25 hours -1 seconds', 409],
  ])('a no-show of what began %s ago is %i', async (interval, status) => {
    const { id, grace } = await begun(interval);

    expect((await noShow(id, grace)).status).toBe(status);
    expect(await statusOf(id)).toBe(status === 200 ? 'no_show_customer' : 'confirmed');
  });

  test.each([
    ['-19 minutes -59 seconds', 409],
    // More than 20 minutes by the time that it is asked.
    ['-20 minutes', 200],
    ['-24 hours -59 minutes -50 seconds', 200],
    ['-25 hours -1 seconds', 409],
  ])('lateness of what began %s ago is %i', async (interval, status) => {
    const { id, ada } = await begun(interval);

    expect((await report(id, ada)).status).toBe(status);
    expect(await hasOpenDispute(market.db, id)).toBe(status === 200);
  });

  test('exactly 20 minutes are not more than 20 minutes', async () => {
    const { id, grace, ada } = await begun('-20 minutes');
    const { requireMissable, requireReportable } = await import('./disputes.policy.ts');
    const row = await market.bookingRow(id);
    const at = (ms: number) => ({
      ...row,
      now: new Date(row.starts_at.getTime() + 20 * 60_000 + ms),
    });

    expect(requireMissable(at(0), grace.id).id).toBe(id);
    expect(() => requireMissable(at(-1), grace.id)).toThrow('from 20 minutes after');
    expect(() => requireReportable(at(0), ada.id)).toThrow('more than 20 minutes');
    expect(requireReportable(at(1), ada.id).id).toBe(id);
  });

  test('nobody is later than the time that has passed', async () => {
    const { id, ada } = await begun('-30 minutes');

    const early = await report(id, ada, { minutes: 31 });
    expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([422, ['minutes']]);
    expect((await report(id, ada, { minutes: 20 })).status).toBe(422);
    expect((await report(id, ada, { minutes: 29 })).status).toBe(200);
  });
});

describe('a no-show', () => {
  test('is not refunded, the practitioner is paid, and the customer is told', async () => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '-21 minutes');
    const { status, body } = await noShow(id, grace);

    expect([status, body.message]).toEqual([
      200,
      'The booking is marked as a no-show. You are paid in full.',
    ]);
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);
    expect(await hasOpenDispute(market.db, id)).toBe(false);
    const mail = await mailTo(ada, /is marked as a no-show$/);
    expect(mail.text).toContain('tell us until 24 hours after the appointment');
    expect(await read(id, ada)).toMatchObject({
      booking_status: 'no_show_customer',
      review: false,
    });
    expect((await noShow(id, grace)).status).toBe(409);
  });

  test('of a completed booking counts too, but not once it was reviewed', async () => {
    const [missed, reviewed] = [await begun('-70 minutes'), await begun('-70 minutes')];
    await sql`update bookings set status = 'completed'
      where id in (${missed.id}, ${reviewed.id})`.execute(market.db);
    await sql`
      insert into reviews (practitioner_id, booking_id, reviewer_name, friendliness,
        communication, satisfaction, timekeeping, text)
      values (${reviewed.grace.id}, ${reviewed.id}, 'Ada', 5, 5, 5, 5, 'Lovely')`.execute(
      market.db,
    );

    expect((await noShow(missed.id, missed.grace)).status).toBe(200);
    const refused = await noShow(reviewed.id, reviewed.grace);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The customer has reviewed this appointment',
    ]);
  });

  test('at a time that the customer never agreed to is an admin’s to decide', async () => {
    const { id, grace, ada } = await confirmedBooking(market);
    await startsIn(market, id, '23 hours');
    await market.call(moveBooking, { ...params(id), body: freeSlot(9) }, { as: grace });
    await startsIn(market, id, '-21 minutes');

    expect((await noShow(id, grace)).body.message).toMatch(/We look at both sides/);
    expect(await disputeOf(id)).toMatchObject({ state: 'awaits_admin', reported_at: null });
    expect((await report(id, ada, { details: 'I never saw the change' })).status).toBe(200);
    expect(await disputeOf(id)).toMatchObject({ customer_words: 'I never saw the change' });
  });
});

describe('lateness', () => {
  test('keeps the money, asks the practitioner, and is the customer’s when they agree', async () => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '-40 minutes');
    expect((await report(id, ada, { minutes: 35, details: 'Rang twice' })).status).toBe(200);

    expect(await hasOpenDispute(market.db, id)).toBe(true);
    const asked = await mailTo(grace, /reports a problem/);
    expect(asked.text).toContain('that you were 35 minutes late');
    expect(asked.text).toContain('Rang twice');
    expect((await read(id, ada)).dispute).toMatchObject({
      state: 'awaits_practitioner',
      minutes_late: 35,
    });
    expect((await report(id, ada)).status).toBe(409);

    expect((await answer(id, grace, true)).status).toBe(200);
    expect(await statusOf(id)).toBe('no_show_practitioner');
    expect((await mailTo(ada, /^Settled/)).text).toContain('We are returning £25.00 to your card.');
    expect((await mailTo(grace, /^Settled/)).text).toContain('The practitioner agreed.');
    await market.eventually(async () => (await read(id, ada)).amount_refunded === 25);
    for (const account of [`customer:${ada.id}`, `practitioner:${grace.id}`]) {
      expect(await balanceOf(market.db, account)).toBe(0);
    }
    expect((await answer(id, grace, false)).status).toBe(409);
    expect(await eventsOf(market, id)).toEqual([
      'held',
      'payment_succeeded',
      'confirmed',
      'lateness_reported',
      'dispute_settled',
      'no_show_practitioner',
      'refund_wanted',
      'refunded',
    ]);
  });

  test('is the customer’s without an answer in 24 hours, and not a moment before', async () => {
    const [late, early] = [await begun('-30 minutes'), await begun('-30 minutes')];
    for (const { id, ada } of [late, early]) await report(id, ada);
    await sql`update booking_disputes set answer_until = clock_timestamp() - interval '1 second'
      where booking_id = ${late.id}`.execute(market.db);
    expect((await answer(late.id, late.grace, false)).body.message).toBe(
      'The time to answer is over',
    );
    await sql`update booking_disputes set answer_until = clock_timestamp() + interval '1 minute'
      where booking_id = ${early.id}`.execute(market.db);
    await tidyUp();

    await market.eventually(async () => (await statusOf(late.id)) === 'no_show_practitioner');
    expect((await read(late.id, late.ada)).dispute).toMatchObject({
      state: 'settled',
      outcome: 'for_customer',
      reason: 'The practitioner did not answer within 24 hours.',
    });
    expect(await statusOf(early.id)).toBe('confirmed');
    expect((await answer(early.id, early.grace, false)).status).toBe(200);
  });

  test('that is contested waits for an admin, whatever time passes', async () => {
    const { id, ada, grace } = await begun('-30 minutes');
    await report(id, ada);
    expect((await answer(id, grace, false, 'I was there')).status).toBe(200);
    await sql`update booking_disputes set answer_until = now() - interval '1 day'
      where booking_id = ${id}`.execute(market.db);
    const other = await begun('-30 minutes');
    await report(other.id, other.ada);
    await sql`update booking_disputes set answer_until = now() - interval '1 day'
      where booking_id = ${other.id}`.execute(market.db);
    await tidyUp();
    await market.eventually(async () => (await statusOf(other.id)) === 'no_show_practitioner');

    expect(await disputeOf(id)).toMatchObject({
      state: 'awaits_admin',
      practitioner_words: 'I was there',
    });
    expect((await settle(id, 'for_practitioner')).body).toMatchObject({
      dispute: { outcome: 'for_practitioner', reason: 'By the messages' },
    });
    expect(await statusOf(id)).toBe('confirmed');
    expect(await hasOpenDispute(market.db, id)).toBe(false);
    const entry = await market.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('actor_id', '=', avery.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'dispute.settle',
      detail: { booking_id: id, outcome: 'for_practitioner' },
    });
  });
});

describe('when each says that it was the other', () => {
  test.each([['no-show first'], ['lateness first']])('%s: an admin settles it', async (order) => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '-30 minutes');
    const claims = [() => noShow(id, grace), () => report(id, ada)];
    for (const claim of order === 'no-show first' ? claims : claims.reverse()) {
      expect((await claim()).status).toBe(200);
    }

    expect(await statusOf(id)).toBe('no_show_customer');
    expect(await disputeOf(id)).toMatchObject({ state: 'awaits_admin' });
    await settle(id, 'for_customer');
    expect(await statusOf(id)).toBe('no_show_practitioner');
    await market.eventually(async () => (await read(id, ada)).amount_refunded === 25);
  });

  test('at the same moment, neither word is lost', async () => {
    const { id, ada, grace } = await begun('-30 minutes');
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => noShow(id, grace)),
      ...[1, 2, 3].map(() => report(id, ada)),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await disputeOf(id)).toMatchObject({ state: 'awaits_admin' });
  });

  test('settled twice at once, it is settled once', async () => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '-30 minutes');
    await noShow(id, grace);
    await report(id, ada);
    const dispute = await disputeOf(id);
    const answers = await Promise.all(
      (['for_customer', 'for_practitioner', 'for_customer'] as const).map((outcome) =>
        market.call(
          settleDispute,
          { ...params(dispute.id), body: { outcome, reason: 'Seen' } },
          { as: avery },
        ),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [winner] = answers.filter(({ status }) => status === 200);
    const isCustomers = winner?.body.dispute.outcome === 'for_customer';
    expect(await statusOf(id)).toBe(isCustomers ? 'no_show_practitioner' : 'no_show_customer');
  });
});
