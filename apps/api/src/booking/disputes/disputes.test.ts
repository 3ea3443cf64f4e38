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
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  type BookedCase,
  confirmedBooking,
  eventsOf,
  paidBooking,
  refundByHand,
  startsIn,
} from '../../../test/support/paid-booking.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { balanceOf } from '../../money/ledger/index.ts';
import { hasOpenDispute } from '../bookings/index.ts';

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
const sweep = () => market.runScheduledJob('sweep');
const waitForMail = ({ email }: TestUser, subject: RegExp) =>
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

async function startedBooking(interval: string): Promise<BookedCase> {
  const booked = await confirmedBooking(market);
  await startsIn(market, booked.id, interval);

  return booked;
}

describe('time limits (D26, D50)', () => {
  test.each([
    ['-19 minutes -59 seconds', 409],
    ['-20 minutes', 200],
    ['-24 hours -59 minutes -50 seconds', 200],
    ['-25 hours -1 seconds', 409],
  ])('marking a no-show with the start moved by %s returns %i', async (interval, status) => {
    const { id, grace } = await startedBooking(interval);

    expect((await noShow(id, grace)).status).toBe(status);
    expect(await statusOf(id)).toBe(status === 200 ? 'no_show_customer' : 'confirmed');
  });

  test.each([
    ['-19 minutes -59 seconds', 409],
    // More than 20 minutes have passed by the time the call arrives.
    ['-20 minutes', 200],
    ['-24 hours -59 minutes -50 seconds', 200],
    ['-25 hours -1 seconds', 409],
  ])('reporting lateness with the start moved by %s returns %i', async (interval, status) => {
    const { id, ada } = await startedBooking(interval);

    expect((await report(id, ada)).status).toBe(status);
    expect(await hasOpenDispute(market.db, id)).toBe(status === 200);
  });

  test('at exactly 20 minutes a no-show can be marked, but lateness cannot be reported', async () => {
    const { id } = await startedBooking('-20 minutes');
    const { requireNoShowAllowed, requireReportable } = await import('./disputes.policy.ts');
    const row = await market.bookingRow(id);
    const at = (ms: number) => ({
      ...row,
      now: new Date(row.starts_at.getTime() + 20 * 60_000 + ms),
    });
    const markAt = (ms: number) => () => requireNoShowAllowed(at(ms), null, false);
    const reportAt = (ms: number) => () =>
      requireReportable(at(ms), null, null, { minutes: null, hasAttended: false, details: '' });

    expect(markAt(-1)).toThrow('from 20 minutes after');
    expect(markAt(0)).not.toThrow();
    expect(reportAt(0)).toThrow('more than 20 minutes');
    expect(reportAt(1)).not.toThrow();
  });

  test('the reported lateness cannot exceed the time since the start', async () => {
    const { id, ada } = await startedBooking('-30 minutes');

    const early = await report(id, ada, { minutes: 31 });
    expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([422, ['minutes']]);
    expect((await report(id, ada, { minutes: 20 })).status).toBe(422);
    expect((await report(id, ada, { minutes: 29 })).status).toBe(200);
  });
});

describe('a no-show', () => {
  test('is not refunded, the practitioner is paid, and the customer gets a mail', async () => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '-21 minutes');
    const { status, body } = await noShow(id, grace);

    expect([status, body.message]).toEqual([
      200,
      'The booking is marked as a no-show. You are paid in full.',
    ]);
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);
    expect(await hasOpenDispute(market.db, id)).toBe(false);
    const mail = await waitForMail(ada, /is marked as a no-show$/);
    expect(mail.text).toMatch(/tell us by \d\d:\d\d on \w+ \d+ \w+ \d{4}, and we will look/);
    expect(await read(id, ada)).toMatchObject({
      booking_status: 'no_show_customer',
      review: false,
    });
    expect((await noShow(id, grace)).status).toBe(409);
  });

  test('promises no pay for what the customer has had back, or for what was free', async () => {
    const taken = await paidBooking(market);
    await sql`insert into chargebacks (id, booking_id, amount)
      select ${`dp_${taken.id}`}, ${taken.id}, captured from payments
      where booking_id = ${taken.id}`.execute(market.db);
    const free = await startedBooking('-21 minutes');
    await sql`update bookings set total_amount = 0, discount_amount = 0
      where id = ${free.id}`.execute(market.db);
    await startsIn(market, taken.id, '-21 minutes');
    const returned = await paidBooking(market);
    await refundByHand(market, returned.id);
    await startsIn(market, returned.id, '-21 minutes');

    expect((await noShow(taken.id, taken.grace)).body.message).toBe(
      'The booking is marked as a no-show. The customer’s bank has taken the payment back already.',
    );
    expect((await noShow(returned.id, returned.grace)).body.message).toBe(
      'The booking is marked as a no-show. The customer has had the payment back already.',
    );
    expect((await noShow(free.id, free.grace)).body.message).toBe(
      'The booking is marked as a no-show.',
    );
    const mail = await waitForMail(taken.ada, /is marked as a no-show$/);
    expect(mail.text).toContain('Your bank has taken the payment back already.');
    expect(mail.text).not.toContain('your practitioner is paid');
    const freeMail = await waitForMail(free.ada, /is marked as a no-show$/);
    expect(freeMail.text).not.toMatch(/refunded|is paid/);
  });

  test('can be marked on a completed booking, unless the customer has reviewed it', async () => {
    const [missed, reviewed] = [
      await startedBooking('-70 minutes'),
      await startedBooking('-70 minutes'),
    ];
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

  test('at a new time that the customer never accepted is decided by an admin', async () => {
    const { id, grace, ada } = await confirmedBooking(market);
    await startsIn(market, id, '23 hours');
    await market.call(moveBooking, { ...params(id), body: freeSlot(9) }, { as: grace });
    await startsIn(market, id, '-21 minutes');

    expect((await noShow(id, grace)).body.message).toMatch(/We will look at both sides/);
    expect(await disputeOf(id)).toMatchObject({ state: 'awaits_admin', reported_at: null });
    expect((await report(id, ada, { details: 'I never saw the change' })).status).toBe(200);
    expect(await disputeOf(id)).toMatchObject({ customer_words: 'I never saw the change' });
  });
});

describe('lateness', () => {
  test('of a visit that support has refunded by hand promises no second refund', async () => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '-40 minutes');
    await refundByHand(market, id);
    await report(id, ada, { minutes: 35 });
    const toGrace = (await waitForMail(grace, /reports a problem/)).text;
    expect(toGrace).toContain('we settle it in the customer’s favour');
    expect(toGrace).not.toMatch(/on hold|full refund/);

    expect((await answer(id, grace, true)).body.message).toBe(
      'Thank you. The customer has had the payment back already.',
    );
    const toAda = (await waitForMail(ada, /^Settled/)).text;
    expect(toAda).toContain('Your payment has been refunded already.');
    expect(toAda).not.toContain('We are returning');
    expect((await waitForMail(grace, /^Settled/)).text).toContain(
      'The customer has had the payment back already, so you are not paid',
    );
  });

  test('blocks the payout until the practitioner agrees, and then refunds the customer', async () => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '-40 minutes');
    expect((await report(id, ada, { minutes: 35, details: 'Rang twice' })).status).toBe(200);

    expect(await hasOpenDispute(market.db, id)).toBe(true);
    const mail = await waitForMail(grace, /reports a problem/);
    expect(mail.text).toContain('that you were 35 minutes late');
    expect(mail.text).toContain('Rang twice');
    expect((await read(id, ada)).dispute).toMatchObject({
      state: 'awaits_practitioner',
      minutes_late: 35,
    });
    expect((await report(id, ada)).status).toBe(409);

    expect((await answer(id, grace, true)).status).toBe(200);
    expect(await statusOf(id)).toBe('no_show_practitioner');
    expect((await waitForMail(ada, /^Settled/)).text).toContain(
      'We are returning £25.00 to your card.',
    );
    expect((await waitForMail(grace, /^Settled/)).text).toContain('The practitioner agreed.');
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

  test('is settled for the customer after 24 hours without an answer, and not before', async () => {
    const [overdue, open] = [
      await startedBooking('-30 minutes'),
      await startedBooking('-30 minutes'),
    ];
    for (const { id, ada } of [overdue, open]) await report(id, ada);
    await sql`update booking_disputes set answer_until = clock_timestamp() - interval '1 second'
      where booking_id = ${overdue.id}`.execute(market.db);
    expect((await answer(overdue.id, overdue.grace, false)).body.message).toBe(
      'The time to answer is over',
    );
    const marked = await noShow(overdue.id, overdue.grace);
    expect([marked.status, marked.body.message]).toEqual([409, 'The time to answer is over']);
    await sql`update booking_disputes set answer_until = clock_timestamp() + interval '1 minute'
      where booking_id = ${open.id}`.execute(market.db);
    await sweep();

    await market.eventually(async () => (await statusOf(overdue.id)) === 'no_show_practitioner');
    expect((await read(overdue.id, overdue.ada)).dispute).toMatchObject({
      state: 'settled',
      outcome: 'for_customer',
      reason: 'The practitioner did not answer within 24 hours.',
    });
    expect(await statusOf(open.id)).toBe('confirmed');
    expect((await answer(open.id, open.grace, false)).status).toBe(200);
  });

  test('that is contested waits for an admin, without a time limit', async () => {
    const { id, ada, grace } = await startedBooking('-30 minutes');
    await report(id, ada);
    expect((await answer(id, grace, false, 'I was there')).status).toBe(200);
    await sql`update booking_disputes set answer_until = now() - interval '1 day'
      where booking_id = ${id}`.execute(market.db);
    const other = await startedBooking('-30 minutes');
    await report(other.id, other.ada);
    await sql`update booking_disputes set answer_until = now() - interval '1 day'
      where booking_id = ${other.id}`.execute(market.db);
    await sweep();
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

describe('when each party blames the other', () => {
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

  test('concurrent reports of both parties are both saved', async () => {
    const { id, ada, grace } = await startedBooking('-30 minutes');
    const responses = await Promise.all([
      ...[1, 2, 3].map(() => noShow(id, grace)),
      ...[1, 2, 3].map(() => report(id, ada)),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await disputeOf(id)).toMatchObject({ state: 'awaits_admin' });
  });

  test('of several concurrent settlements, one succeeds', async () => {
    const { id, ada, grace } = await paidBooking(market);
    await startsIn(market, id, '-30 minutes');
    await noShow(id, grace);
    await report(id, ada);
    const dispute = await disputeOf(id);
    const responses = await Promise.all(
      (['for_customer', 'for_practitioner', 'for_customer'] as const).map((outcome) =>
        market.call(
          settleDispute,
          { ...params(dispute.id), body: { outcome, reason: 'Seen' } },
          { as: avery },
        ),
      ),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [winner] = responses.filter(({ status }) => status === 200);
    const isForCustomer = winner?.body.dispute.outcome === 'for_customer';
    expect(await statusOf(id)).toBe(isForCustomer ? 'no_show_practitioner' : 'no_show_customer');
  });
});
