// A time that was cancelled too late for a refund is sold again: the money for it is returned once, and the
// practitioner is paid once (D87).
import {
  acceptChange,
  adminBooking,
  booking as bookingCall,
  cancelByCustomer,
  cancelByPractitioner,
  changePractitionerProfile,
  earnings,
  moveBooking,
  practitionerBookings,
} from '@freely/api-client/contract';
import { londonClock } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { type BookedCase, paidBooking } from '../../../test/support/paid-booking.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { balanceOf } from '../ledger/index.ts';
import { resellDue } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const hour = 3_600_000;
const quarterAhead = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * hour) / (hour / 4)) * (hour / 4));
const minutesOfDay = (instant: Date) => {
  const [hours = 0, minutes = 0] = londonClock(instant).time.split(':').map(Number);

  return hours * 60 + minutes;
};
/**
 * A quarter of an hour about `hours` ahead that lies, with the quarter before it and an hour and three quarters
 * after it, within one London day, since nobody's hours run through midnight: up to 105 minutes off.
 */
function inHours(hours: number): Date {
  const next = quarterAhead(hours);
  const minutes = minutesOfDay(next);
  const within = Math.min(Math.max(minutes, 15), 24 * 60 - 105);

  return new Date(next.getTime() + (within - minutes) * 60_000);
}
/** The first start of 45 minutes within one London day that is at least `hours` (and two minutes) ahead. */
function afterHours(hours: number): Date {
  const next = quarterAhead(hours + 1 / 30);
  const left = 24 * 60 - minutesOfDay(next);

  return left < 45 ? new Date(next.getTime() + left * 60_000) : next;
}

const moveTo = (id: number, start: Date, minutes = 45) =>
  sql`update bookings set starts_at = ${start}, ends_at = ${new Date(start.getTime() + minutes * 60_000)},
      during = tstzrange(${start}, ${new Date(start.getTime() + minutes * 60_000)})
    where id = ${id}`.execute(market.db);

const makeGrace = () =>
  market.makePractitioner({
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: 1440 })),
  });
const cancel = ({ id, ada }: BookedCase) =>
  market.call(cancelByCustomer, { params: { id: String(id) }, body: {} }, { as: ada });

/** Paid, then moved to a time within 24 hours, and cancelled by its customer. */
async function lateCancelled(
  start: Date,
  minutes = 45,
  practitioner?: TestPractitioner,
): Promise<BookedCase> {
  const booked = await paidBooking(market, { grace: practitioner ?? (await makeGrace()) });
  await moveTo(booked.id, start, minutes);
  expect((await cancel(booked)).body.message).toContain('If somebody else books your time');

  return booked;
}

/** Booked and paid by somebody else. */
function sell(grace: TestPractitioner, start: Date, ada?: TestUser): Promise<BookedCase> {
  const { day, time } = londonClock(start);

  return paidBooking(market, {
    grace,
    ...(ada ? { ada } : {}),
    slot: { date: day, start_time: `${time}:00` },
  });
}

/** The visits of these bookings begin, as far from one another as they were. */
async function begin(...ids: number[]): Promise<void> {
  await sql`update bookings set starts_at = starts_at - ahead, ends_at = ends_at - ahead,
      during = tstzrange(starts_at - ahead, ends_at - ahead)
    from (select max(starts_at) - now() + interval '1 minute' as ahead
      from bookings where id = any(${ids}::bigint[])) latest
    where id = any(${ids}::bigint[])`.execute(market.db);
  await resellDue(market.deps);
}

const refunded = async (id: number) => {
  const { rows } = await sql<{ refunded: number; refunds: number }>`
    select p.refunded, (select count(*)::int from refunds r where r.payment_id = p.id) as refunds
    from payments p where p.booking_id = ${id}`.execute(market.db);

  return rows[0];
};
const isRefunded = (id: number, amount: number) =>
  market.eventually(async () => (await refunded(id))?.refunded === amount);

test('the same time is sold for the same price: a full refund, told by mail, and seen by everybody', async () => {
  const start = inHours(5);
  const first = await lateCancelled(start);
  const { ada, grace, id } = first;
  expect(await refunded(id)).toEqual({ refunded: 0, refunds: 0 });
  expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);

  const second = await sell(grace, start);
  // Its customer could still have a reason to get everything back.
  await resellDue(market.deps);
  expect(await refunded(id)).toEqual({ refunded: 0, refunds: 0 });
  await begin(id, second.id);
  await isRefunded(id, 2_500);
  // Paid once: for the second booking.
  expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);
  expect(await balanceOf(market.db, `customer:${ada.id}`)).toBe(0);
  expect(await refunded(second.id)).toEqual({ refunded: 0, refunds: 0 });

  await market.eventually(async () =>
    (await market.mailsTo(ada.email)).some(({ subject }) =>
      subject.includes('£25.00 is yours again'),
    ),
  );
  const as = (who: TestUser) =>
    market.call(bookingCall, { params: { id: String(id) } }, { as: who });
  expect((await as(ada)).body).toMatchObject({ resold_amount: 25, amount_refunded: 25 });
  const { body: list } = await market.call(practitionerBookings, {}, { as: grace });
  expect(list.find((each) => each.id === id)).toMatchObject({
    resold_amount: 25,
    resold_price: 25,
  });
  const month = londonClock(new Date()).day.slice(0, 7);
  const { body: earned } = await market.call(earnings, { query: { month } }, { as: grace });
  expect(earned.bookings.find((each) => each.booking_id === id)).toMatchObject({
    gross: 25,
    refund: 25,
    fee: 0,
    net: 0,
  });
  const admin = await market.makeAdmin();
  const { body } = await market.call(adminBooking, { params: { id: String(id) } }, { as: admin });
  expect(body.events.map(({ kind }) => kind)).toContain('time_sold_again');
});

test('what overlaps counts by its minutes, several sales add up, and never to more than was paid', async () => {
  const start = inHours(6);
  const { id, grace } = await lateCancelled(start);
  // The last 15 of 45 minutes, and then the first 30.
  const end = await sell(grace, new Date(start.getTime() + hour / 2));
  const beginning = await sell(grace, new Date(start.getTime() - hour / 4));
  await begin(id, beginning.id, end.id);
  await isRefunded(id, 833 + 1_666);

  // Two sales, and a penny of the first that nobody brought.
  expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000 * 2 - 1);
});

test('the mail of the payout says what the other booking paid for, and its sums add up', async () => {
  const grace = await makeGrace();
  const bank_details = { sort_code: '108800', account_number: '00012345' };
  await market.call(changePractitionerProfile, { body: { bank_details } }, { as: grace });
  const start = inHours(6);
  const { id } = await lateCancelled(start, 45, grace);
  const second = await sell(grace, new Date(start.getTime() - hour / 4));
  await begin(id, second.id);
  await isRefunded(id, 1_666);
  await moveTo(id, new Date(Date.now() - 49 * hour));
  await market.eventually(async () => {
    await sql`update payouts set look_at = now() where booking_id = ${id}`.execute(market.db);
    await market.runScheduledJob('sweep');
    return (await market.mailsTo(grace.email)).some(({ subject }) => /^We have sent/.test(subject));
  });

  const mails = await market.mailsTo(grace.email);
  const { subject, text } = mails.find((mail) => /^We have sent/.test(mail.subject))!;
  expect(subject).toBe('We have sent you £6.67');
  for (const line of [
    'Price: £25.00',
    'Sold again, paid by that booking: £16.66',
    'Fee: £1.67',
    'Paid to you: £6.67',
  ]) {
    expect(text).toContain(line);
  }
});

test('a sale that its customer cancels in good time brings nothing', async () => {
  // Its first part lies within 24 hours; what overlaps it starts after them.
  const later = afterHours(24);
  const { id, grace } = await lateCancelled(new Date(later.getTime() - 1.25 * hour), 105);
  const second = await sell(grace, later);
  await cancel(second);
  await isRefunded(second.id, 2_500);
  await begin(id, second.id);

  expect(await refunded(id)).toEqual({ refunded: 0, refunds: 0 });
  expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);
});

test('the second customer cancels late, too, and the third sale refunds the second', async () => {
  const start = inHours(7);
  const first = await lateCancelled(start);
  const { grace } = first;
  const second = await sell(grace, start);
  await cancel(second);
  await resellDue(market.deps);
  await isRefunded(first.id, 2_500);
  expect(await refunded(second.id)).toEqual({ refunded: 0, refunds: 0 });
  const third = await sell(grace, start);
  await begin(first.id, second.id, third.id);
  await isRefunded(second.id, 2_500);

  expect((await refunded(first.id))?.refunds).toBe(1);
  expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);
});

test('the practitioner cancels the second booking: they are paid once, for the first', async () => {
  const start = inHours(8);
  const first = await lateCancelled(start);
  const { grace } = first;
  const second = await sell(grace, start);
  await market.call(cancelByPractitioner, { params: { id: String(second.id) } }, { as: grace });
  await isRefunded(second.id, 2_500);
  await begin(first.id, second.id);

  expect(await refunded(first.id)).toEqual({ refunded: 0, refunds: 0 });
  expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);
});

test('a sale that is moved counts for the minutes for which it was sold and which it still takes', async () => {
  const start = inHours(12);
  const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
  const moveSale = async ({ id, ada, grace }: BookedCase, to: Date) => {
    const { day, time } = londonClock(to);
    const params = { id: String(id) };
    const body = { date: day, start_time: `${time}:00` };
    expect((await market.call(moveBooking, { params, body }, { as: grace })).status).toBe(200);
    await market.call(acceptChange, { params, body: {} }, { as: ada });
  };
  const sellAndMove = async (...to: Date[]) => {
    const first = await lateCancelled(start);
    const second = await sell(first.grace, start);
    for (const each of to) await moveSale({ ...second, grace: first.grace }, each);
    await cancel(second);
    await resellDue(market.deps);

    return first.id;
  };

  await isRefunded(await sellAndMove(minutes(60), start), 2_500);
  await isRefunded(await sellAndMove(minutes(15)), 1_666);
  expect(await refunded(await sellAndMove(minutes(60)))).toEqual({ refunded: 0, refunds: 0 });
});

test('a sale that its bank took back brings nothing', async () => {
  const start = inHours(13);
  const first = await lateCancelled(start);
  const second = await sell(first.grace, start);
  await sql`insert into chargebacks (id, booking_id, amount) values (${`dp_${second.id}`}, ${second.id}, 2500)`.execute(
    market.db,
  );
  await cancel(second);
  await resellDue(market.deps);
  expect(await refunded(first.id)).toEqual({ refunded: 0, refunds: 0 });

  await sql`update chargebacks set status = 'won', closed_at = now() where booking_id = ${second.id}`.execute(
    market.db,
  );
  await resellDue(market.deps);
  await isRefunded(first.id, 2_500);
});

test('an unpaid hold, another practitioner and a cancellation in good time change nothing', async () => {
  const start = inHours(9);
  const { id, grace } = await lateCancelled(start);
  await sell(await makeGrace(), start);
  const early = await paidBooking(market, { grace, slot: freeSlot(12) });
  await cancel(early);
  await isRefunded(early.id, 2_500);
  const later = await sell(grace, new Date(start.getTime() + hour));
  await begin(id, later.id);

  expect(await refunded(id)).toEqual({ refunded: 0, refunds: 0 });
  expect((await refunded(early.id))?.refunds).toBe(1);
});

test('it happens once, however often it is looked at', async () => {
  const start = inHours(10);
  const { id, grace } = await lateCancelled(start);
  const second = await sell(grace, start);
  await begin(id, second.id);
  await Promise.all([1, 2, 3].map(() => resellDue(market.deps)));
  await isRefunded(id, 2_500);

  expect((await refunded(id))?.refunds).toBe(1);
});
