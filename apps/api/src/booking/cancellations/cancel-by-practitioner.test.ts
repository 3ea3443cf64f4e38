import {
  availableBookingStartTimes,
  booking as bookingCall,
  cancelByCustomer,
  cancelByPractitioner,
  practitionerBookings,
  practitionerReviews,
  practitionerStatistic,
  removeTimeOff,
  timeOff,
  waivePenalty,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  confirmedBooking,
  eventsOf,
  paidBooking,
  refundByHand,
  startsIn,
} from '../../../test/support/paid-booking.ts';
import { queueMail } from '../../../test/support/queue-mail.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { balanceOf } from '../../money/ledger/index.ts';
import { openPenaltyFees, withholdPenaltyFee } from '../penalties/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const params = (id: number) => ({ params: { id: String(id) } });
const cancel = (id: number, as?: TestUser) => market.call(cancelByPractitioner, params(id), { as });

const waitForMail = ({ email }: TestUser, subject: RegExp) =>
  market.eventually(async () =>
    (await market.mailsTo(email)).find((mail) => subject.test(mail.subject)),
  );

async function timesOf(grace: TestPractitioner, date: string) {
  const query = {
    'sub_service[]': String(grace.offers[0]?.subServiceId),
    date,
    locationtype: 'mobile' as const,
  };
  return (await market.call(availableBookingStartTimes, { ...params(grace.id), query }, {}))
    .body as string[];
}

const notesOf = async ({ id }: TestPractitioner) =>
  (await market.call(practitionerReviews, params(id), {})).body.notes;

const penaltyOf = (bookingId: number) =>
  market.db
    .selectFrom('penalties')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();

test('the customer gets a full refund, and a mail with other practitioners who are free', async () => {
  const slot = freeSlot(8, '14:00');
  const grace = await market.makePractitioner();
  const [hedy, busy] = [
    await market.makePractitioner({ firstName: 'Hedy' }),
    await market.makePractitioner({ firstName: 'Booked' }),
  ];
  await market.makePractitioner({ firstName: 'Elsewhere', lat: 53.8, lon: -1.55 });
  await market.makePractitioner({
    firstName: 'Other',
    offers: [{ category: 'hair', price: 1, duration: 30 }],
  });
  const wholeDay = {
    from: new Date(`${slot.date}T00:00:00Z`),
    to: new Date(`${slot.date}T23:00:00Z`),
  };
  await market.db
    .insertInto('time_off')
    .values({
      practitioner_id: busy.id,
      title: 'Away',
      full_day: true,
      during: `[${wholeDay.from.toISOString()},${wholeDay.to.toISOString()})`,
    })
    .execute();
  const { id, ada } = await paidBooking(market, { grace, slot });
  const { status, body } = await cancel(id, grace);

  expect([status, body.message]).toEqual([
    200,
    'The booking has been cancelled. The customer gets a full refund.',
  ]);
  // Known at once to both, before the provider has moved any money.
  const seen = await market.call(bookingCall, params(id), { as: ada });
  const { body: listed } = await market.call(practitionerBookings, {}, { as: grace });
  expect([seen.body.amount_promised, listed[0]?.amount_promised]).toEqual([25, 25]);
  const toAda = await waitForMail(ada, /is cancelled$/);
  expect(toAda.text).toContain('We are returning £25.00 to your card.');
  expect(toAda.text).toContain('Hedy Example, free at 14:00, from £25.00');
  expect(toAda.text).toContain(`http://localhost:4200/practitioner-search/profile/${hedy.id}?`);
  // The dialog opens with what was booked, at the time that the mail names.
  const treatment = grace.offers[0]?.subServiceId;
  expect(toAda.text).toContain(
    `&date=${slot.date}&treatment=${treatment}&treatments=${treatment}&time=14:00`,
  );
  for (const name of ['Booked', 'Elsewhere', 'Other']) expect(toAda.text).not.toContain(name);
  expect(toAda.html).toContain(`/practitioner-search/profile/${hedy.id}?`);
  expect(toAda.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
  const toGrace = await waitForMail(grace, /is cancelled$/);
  expect(toGrace.text).toContain('A note about the cancellation shows on your profile');

  await market.eventually(async () => {
    const read = await market.call(bookingCall, params(id), { as: ada });
    return read.body.amount_refunded === 25;
  });
  for (const account of [`customer:${ada.id}`, `practitioner:${grace.id}`]) {
    expect(await balanceOf(market.db, account)).toBe(0);
  }
  expect(await eventsOf(market, id)).toEqual([
    'held',
    'payment_succeeded',
    'confirmed',
    'cancelled_by_practitioner',
    'refund_wanted',
    'penalised',
    'refunded',
  ]);
});

test('nothing is said to be refunded where nothing was paid, or the customer has it already', async () => {
  const [free, taken, returned] = [
    await confirmedBooking(market, { slot: freeSlot(8, '09:00') }),
    await paidBooking(market, { slot: freeSlot(8, '11:00') }),
    await paidBooking(market, { slot: freeSlot(8, '13:00') }),
  ];
  await sql`update bookings set total_amount = 0 where id = ${free.id}`.execute(market.db);
  await sql`insert into chargebacks (id, booking_id, amount)
    values (${`dp_${taken.id}`}, ${taken.id}, 2500)`.execute(market.db);
  await refundByHand(market, returned.id);

  expect((await cancel(free.id, free.grace)).body.message).toBe(
    'The booking has been cancelled. Nothing was charged.',
  );
  expect((await cancel(taken.id, taken.grace)).body.message).toBe(
    'The booking has been cancelled. The customer’s bank has taken the payment back already.',
  );
  expect((await cancel(returned.id, returned.grace)).body.message).toBe(
    'The booking has been cancelled. The customer has had the payment back already.',
  );
});

test('the time is blocked and a note shows on the profile, until an admin waives the penalty', async () => {
  const { id, grace } = await confirmedBooking(market, { slot: freeSlot(9, '10:00') });
  const { date } = freeSlot(9);
  expect((await cancel(id, grace)).status).toBe(200);

  expect(await timesOf(grace, date)).not.toContain('10:00');
  expect(await timesOf(grace, date)).toContain('10:45');
  const ada = await market.makeCustomer();
  const draft = draftFor(grace, freeSlot(9, '10:00'));
  expect((await market.book(ada, draft)).status).toBe(409);
  expect(await notesOf(grace)).toEqual([
    {
      id: (await penaltyOf(id)).id,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      text: 'The practitioner cancelled an appointment 9 days before its date. This is an automated note.',
    },
  ]);
  const { body: blocked } = await market.call(timeOff, {}, { as: grace });
  expect(blocked).toMatchObject([
    { title: 'Blocked: cancelled booking', start_time: '10:00:00', locked: true },
  ]);
  // They have not looked after their calendar by it.
  const statistic = await market.call(practitionerStatistic, {}, { as: grace });
  expect(statistic.body.update_calendar).toBe(false);
  const removed = await market.call(removeTimeOff, params(blocked[0]!.id), { as: grace });
  expect([removed.status, removed.body.message]).toEqual([
    409,
    'This time is blocked because you cancelled a booking',
  ]);

  const admin = await market.makeAdmin();
  const waive = async () =>
    market.call(
      waivePenalty,
      { ...params((await penaltyOf(id)).id), body: { reason: 'Ill, with a letter' } },
      { as: admin },
    );
  expect((await waive()).status).toBe(200);
  expect(await timesOf(grace, date)).toContain('10:00');
  expect(await notesOf(grace)).toEqual([]);
  expect((await waive()).status).toBe(409);
  const { action, detail } = await market.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('actor_id', '=', admin.id)
    .executeTakeFirstOrThrow();
  expect([action, detail]).toEqual([
    'penalty.waive',
    { booking_id: id, practitioner_id: grace.id, reason: 'Ill, with a letter' },
  ]);
});

test('payouts withhold the fee of the settings, and no more than that', async () => {
  await market.db.updateTable('settings').set({ cancellation_fee: 1_500 }).execute();
  const { id, grace } = await confirmedBooking(market);
  // The fee is shown before the cancellation.
  const { body: bookings } = await market.call(practitionerBookings, {}, { as: grace });
  expect(bookings).toEqual([expect.objectContaining({ id, cancellation_fee: 15 })]);
  await cancel(id, grace);
  await market.db.updateTable('settings').set({ cancellation_fee: 0 }).execute();
  const { id: penaltyId } = await penaltyOf(id);
  const open = () => openPenaltyFees(market.db, grace.id);
  const withhold = (amount: number) =>
    inTransaction(market.db, (trx) => withholdPenaltyFee(trx, penaltyId, amount));

  expect(await open()).toEqual([{ penaltyId, bookingId: id, fee: 1_500 }]);
  await withhold(1_000);
  expect(await open()).toEqual([{ penaltyId, bookingId: id, fee: 500 }]);
  await expect(withhold(501)).rejects.toThrow(/check constraint/);
  await withhold(500);
  expect(await open()).toEqual([]);
});

test('a mail that is sent after the start names no other practitioners (D52)', async () => {
  const { id, ada } = await confirmedBooking(market);
  await startsIn(market, id, '-1 minutes');
  await market.db
    .updateTable('bookings')
    .set({ status: 'cancelled_by_practitioner' })
    .where('id', '=', id)
    .execute();
  const mail = { kind: 'booking_cancelled_customer', toUserId: ada.id, bookingId: id } as const;
  await inTransaction(market.db, (trx) => queueMail(trx, market.deps.jobs, mail));

  const sent = await waitForMail(ada, /is cancelled$/);
  expect(sent.text).not.toContain('free on the same day');
  expect(sent.text).toContain('Find another time');
});

test('a booking can be cancelled until just before its start, but not at its start (D50)', async () => {
  const [started, ahead] = [await confirmedBooking(market), await confirmedBooking(market)];
  await startsIn(market, started.id, '0 seconds');
  await startsIn(market, ahead.id, '30 seconds');

  const refused = await cancel(started.id, started.grace);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This booking can no longer be cancelled',
  ]);
  expect((await cancel(ahead.id, ahead.grace)).status).toBe(200);
});

test('when both parties cancel at once, one succeeds and there is one refund', async () => {
  const { id, ada, grace } = await paidBooking(market);
  const responses = await Promise.all([
    ...[1, 2, 3].map(() => cancel(id, grace)),
    ...[1, 2, 3].map(() => market.call(cancelByCustomer, { ...params(id), body: {} }, { as: ada })),
  ]);

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const refunds = await market.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.amount')
    .where('payments.booking_id', '=', id)
    .execute();
  expect(refunds).toEqual([{ amount: 2_500 }]);
});
