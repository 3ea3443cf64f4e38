// A customer who is marked as absent says that they were there (D100).
import {
  adminDisputes,
  answerLateness,
  booking as bookingCall,
  changePractitionerProfile,
  markNoShow,
  reportLateness,
  reviewBooking,
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
  startsIn,
} from '../../../test/support/paid-booking.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
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
const noShow = ({ id, grace }: BookedCase) => market.call(markNoShow, params(id), { as: grace });
const reportBody = (
  { id, ada }: BookedCase,
  body: { attended?: boolean; minutes?: number; details?: string },
) => market.call(reportLateness, { ...params(id), body }, { as: ada });
const report = (booked: BookedCase, details = '') =>
  reportBody(booked, { attended: true, details });
const answer = ({ id, grace }: BookedCase, agree: boolean, details = '') =>
  market.call(answerLateness, { ...params(id), body: { agree, details } }, { as: grace });
const statusOf = async ({ id }: BookedCase) => (await market.bookingRow(id)).status;
const read = async ({ id }: BookedCase, as: TestUser) =>
  (await market.call(bookingCall, params(id), { as })).body;
const sweep = () => market.runScheduledJob('sweep');
const waitForMail = ({ email }: TestUser, subject: RegExp) =>
  market.eventually(async () =>
    (await market.mailsTo(email)).find((mail) => subject.test(mail.subject)),
  );
const refundsOf = async ({ id }: BookedCase) =>
  (await eventsOf(market, id)).filter((kind) => kind.startsWith('refund'));
const incomeOf = async ({ grace }: BookedCase) =>
  0 - (await balanceOf(market.db, `practitioner:${grace.id}`));

async function disputeOf(bookingId: number) {
  const query = { status: 'all' as const, per_page: 'all' as const };
  const { body } = await market.call(adminDisputes, { query }, { as: avery });
  const found = body.disputes.find(({ booking_id: id }) => id === bookingId);
  if (!found) throw new Error('No dispute');

  return found;
}

const settle = async ({ id }: BookedCase, outcome: 'for_customer' | 'for_practitioner') =>
  market.call(
    settleDispute,
    { ...params((await disputeOf(id)).id), body: { outcome, reason: 'By the messages' } },
    { as: avery },
  );

async function marked(interval = '-70 minutes', booked?: BookedCase): Promise<BookedCase> {
  const missed = booked ?? (await confirmedBooking(market));
  await startsIn(market, missed.id, interval);
  expect((await noShow(missed)).status).toBe(200);

  return missed;
}

/** The history cannot be changed, so its guard is lifted for the moment. */
const markedAgo = ({ id }: BookedCase, since: string) =>
  market.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update booking_events set at = clock_timestamp() - ${since}::interval
      where booking_id = ${id} and kind = 'no_show_customer'`.execute(trx);
  });

describe('who was there', () => {
  test('is right when the practitioner agrees: completed, nothing refunded, to be reviewed', async () => {
    const booked = await marked('-70 minutes', await paidBooking(market));
    const { id, ada, grace } = booked;
    expect(await report(booked, 'We spoke of her cat')).toMatchObject({
      status: 200,
      body: { message: 'Thank you for telling us. We will look at both sides.' },
    });

    expect(await hasOpenDispute(market.db, id)).toBe(true);
    const mail = await waitForMail(grace, /reports a problem/);
    expect(mail.text).toContain('tells us that they were there');
    expect(mail.text).toContain('We spoke of her cat');
    expect(mail.text).not.toContain('full refund');
    for (const as of [ada, grace]) {
      expect((await read(booked, as)).dispute).toMatchObject({
        state: 'awaits_admin',
        attended: true,
        minutes_late: null,
        customer_words: 'We spoke of her cat',
      });
    }

    expect((await answer(booked, true)).body.message).toBe(
      'Thank you. The booking is no longer marked as a no-show.',
    );
    expect(await read(booked, ada)).toMatchObject({
      booking_status: 'completed',
      amount_refunded: 0,
      amount_promised: 0,
      review: true,
      dispute: { state: 'settled', outcome: 'for_customer', attended: true },
    });
    expect(await eventsOf(market, id)).toEqual([
      'held',
      'payment_succeeded',
      'confirmed',
      'no_show_customer',
      'attendance_reported',
      'dispute_settled',
      'completed',
    ]);
    expect(await incomeOf(booked)).toBe(2_000);
    const told = [await waitForMail(ada, /^Settled/), await waitForMail(grace, /^Settled/)];
    for (const { text } of told) expect(text).toContain('Nothing is refunded');
    await waitForMail(ada, /^How was your appointment/);

    const ratings = { timekeeping: 2, friendliness: 2, communication: 2, satisfaction: 2 };
    const review = {
      params: { booking_id: String(id) },
      body: { ...ratings, review: 'Not what I had asked for.' },
    };
    expect((await market.call(reviewBooking, review, { as: ada })).status).toBe(201);
    expect((await noShow(booked)).status).toBe(409);
    expect((await answer(booked, false)).status).toBe(409);
  });

  test('waits for an admin when the practitioner does not answer, or says otherwise', async () => {
    const [silent, contested] = [await marked(), await marked()];
    for (const booked of [silent, contested]) await report(booked);
    expect((await answer(contested, false, 'Nobody opened')).status).toBe(200);
    // A report of lateness that is due shows that the sweep has been there.
    const late = await confirmedBooking(market);
    await startsIn(market, late.id, '-30 minutes');
    await reportBody(late, {});
    await sql`update booking_disputes set answer_until = now() - interval '1 day'
      where booking_id in (${silent.id}, ${contested.id}, ${late.id})`.execute(market.db);
    await sweep();
    await market.eventually(async () => (await statusOf(late)) === 'no_show_practitioner');

    for (const booked of [silent, contested]) {
      expect(await statusOf(booked)).toBe('no_show_customer');
    }
    expect(await disputeOf(silent.id)).toMatchObject({ state: 'awaits_admin', attended: true });
    expect(await disputeOf(contested.id)).toMatchObject({ practitioner_words: 'Nobody opened' });
    // Silence has not settled it: the practitioner can still agree, and say why.
    expect((await answer(silent, true, 'I had the wrong day')).status).toBe(200);
    expect(await statusOf(silent)).toBe('completed');
    expect(await disputeOf(silent.id)).toMatchObject({
      ...{ state: 'settled', practitioner_words: 'I had the wrong day' },
    });
  });

  test('is told by an admin, who settles it for either side without a refund', async () => {
    const cases = ['for_customer', 'for_practitioner'] as const;
    for (const outcome of cases) {
      const booked = await marked('-70 minutes', await paidBooking(market));
      await report(booked);
      const status = outcome === 'for_customer' ? 'completed' : 'no_show_customer';

      expect((await settle(booked, outcome)).body).toMatchObject({
        dispute: { outcome, attended: true, booking_status: status },
      });
      expect(await read(booked, booked.ada)).toMatchObject({
        booking_status: status,
        review: outcome === 'for_customer',
      });
      expect(await refundsOf(booked)).toEqual([]);
      expect(await incomeOf(booked)).toBe(2_000);
      const { text } = await waitForMail(booked.ada, /^Settled/);
      expect(text).toContain(outcome === 'for_customer' ? 'You were there' : 'it stays a no-show');
    }
  });

  test('before the end has a booking that goes on, and is completed when it is over', async () => {
    const booked = await marked('-25 minutes');
    await report(booked);
    await answer(booked, true);

    expect(await statusOf(booked)).toBe('confirmed');
    expect((await noShow(booked)).status).toBe(409);
    await startsIn(market, booked.id, '-61 minutes');
    await sweep();
    await market.eventually(async () => (await statusOf(booked)) === 'completed');
    await waitForMail(booked.ada, /^How was your appointment/);
  });
});

describe('the money of who was there', () => {
  const payoutOf = ({ id }: BookedCase) =>
    market.db
      .selectFrom('payouts')
      .selectAll()
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();

  /** Paid by a practitioner's first customer, and marked as a no-show. */
  async function markedWith(card?: string): Promise<BookedCase> {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const bank_details = { sort_code: '108800', account_number: '00012345' };
    await market.call(changePractitionerProfile, { body: { bank_details } }, { as: grace });
    const { body } = await market.book(ada, draftFor(grace, freeSlot(6)));
    const booked = { id: body.id, ada, grace };
    await market.confirmCard(await market.intentOf(ada, body.id), card);
    await market.eventually(async () => (await statusOf(booked)) === 'confirmed');

    return marked('-70 minutes', booked);
  }

  const dueAgain = async (booked: BookedCase) => {
    await startsIn(market, booked.id, '-50 hours');
    await sql`update payouts set look_at = now() where booking_id = ${booked.id}`.execute(
      market.db,
    );
    await sweep();
  };

  test('is held while it is open, and then paid out once', async () => {
    const booked = await markedWith();
    await report(booked);
    await dueAgain(booked);
    await market.eventually(async () => (await payoutOf(booked)).look_at > new Date());
    expect((await payoutOf(booked)).status).toBe('waiting');

    await settle(booked, 'for_customer');
    await market.eventually(async () => {
      await dueAgain(booked);
      return (await payoutOf(booked)).status === 'paid';
    });
    const group = { transfer_group: `booking_${booked.id}` };
    const { data } = await market.deps.stripe.transfers.list(group);
    expect(data.map(({ amount }) => amount)).toEqual([2_000]);
    expect(await incomeOf(booked)).toBe(0);
  });

  test('that a bank holds is neither refunded nor paid out by the outcome', async () => {
    const booked = await markedWith('pm_card_createDispute');
    await market.eventually(async () =>
      market.db
        .selectFrom('chargebacks')
        .select('id')
        .where('booking_id', '=', booked.id)
        .executeTakeFirst(),
    );
    await report(booked);
    await settle(booked, 'for_customer');
    await dueAgain(booked);
    await market.eventually(async () => (await payoutOf(booked)).look_at > new Date());

    expect([await statusOf(booked), (await payoutOf(booked)).status]).toEqual([
      'completed',
      'waiting',
    ]);
    expect(await refundsOf(booked)).toEqual([]);
  });
});

describe('that they were there cannot be said', () => {
  test.each([
    ['23 hours 59 minutes', 200],
    ['24 hours 1 second', 409],
  ])('later than a day after the mark: %s, %i', async (since, status) => {
    const booked = await marked('-24 hours', await paidBooking(market));
    const until = (await read(booked, booked.ada)).report_until ?? '';
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await waitForMail(booked.ada, /is marked as a no-show/);
    await startsIn(market, booked.id, '-48 hours');
    await markedAgo(booked, since);
    const { status: got, body } = await report(booked);

    expect(got).toBe(status);
    if (status === 409) expect(body.message).toContain('or after it was marked as missed');
  });

  test.each([
    ['-24 hours -59 minutes -50 seconds', 200],
    ['-25 hours -1 seconds', 409],
  ])(
    'of a visit that was marked in good time, with the start moved by %s: %i',
    async (interval, status) => {
      const booked = await marked();
      await markedAgo(booked, '30 hours');
      await startsIn(market, booked.id, interval);

      expect((await report(booked)).status).toBe(status);
    },
  );

  test('of a booking that is not marked as a no-show', async () => {
    const booked = await confirmedBooking(market);
    await startsIn(market, booked.id, '-70 minutes');
    const { status, body } = await report(booked);

    expect([status, body.message]).toEqual([
      409,
      'Your practitioner has not marked this appointment as missed',
    ]);
    expect(await hasOpenDispute(market.db, booked.id)).toBe(false);
  });

  test('together with minutes', async () => {
    const { status, body } = await reportBody(await marked(), { attended: true, minutes: 30 });

    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['attended']]);
  });

  test('twice, or when it is settled', async () => {
    const [twice, settled] = [await marked(), await marked()];
    for (const booked of [twice, settled]) await report(booked);
    await settle(settled, 'for_practitioner');

    for (const booked of [twice, settled]) {
      const { status, body } = await report(booked);
      expect([status, body.message]).toEqual([409, 'You have already reported this appointment']);
    }
  });

  test('of a patch test', async () => {
    const booked = await marked();
    await sql`update bookings set is_patch_test = true where id = ${booked.id}`.execute(market.db);

    expect((await report(booked)).body.message).toBe(
      'This can be reported of the treatment, not of its patch test',
    );
  });
});

test('who is marked as absent and reports lateness is told that both sides are heard', async () => {
  const booked = await marked();

  expect((await reportBody(booked, { minutes: 30 })).body.message).toBe(
    'Thank you for telling us. We will look at both sides.',
  );
  expect((await disputeOf(booked.id)).state).toBe('awaits_admin');
});

test('of concurrent reports one is stored, whatever they say', async () => {
  const booked = await marked();
  const responses = await Promise.all([
    ...[1, 2].map(() => report(booked)),
    ...[1, 2].map(() => reportBody(booked, {})),
  ]);

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});
