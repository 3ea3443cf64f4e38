import {
  adminBooking,
  booking,
  cancelByCustomer,
  customerBookings,
  practitionerBookings,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { refundByHand } from '../../../test/support/paid-booking.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { balanceOf } from '../../money/ledger/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.control('DELETE', 'switches'));

interface Case {
  id: number;
  ada: TestUser;
  grace: TestPractitioner;
}

async function held(): Promise<Case> {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  const { status, body } = await market.book(ada, draftFor(grace, freeSlot(8)));
  expect(status).toBe(201);

  return { id: body.id, ada, grace };
}

async function paid(): Promise<Case> {
  const booked = await held();
  await market.confirmCard(await market.intentOf(booked.ada, booked.id));
  await becomes(booked.id, 'confirmed');

  return booked;
}

const becomes = (id: number, status: string) =>
  market.eventually(async () => (await market.bookingRow(id)).status === status);

/** Moves the start of a booking, relative to the database's clock. */
const startsIn = (id: number, interval: string) =>
  sql`with moved as (select clock_timestamp() + ${interval}::interval as start)
    update bookings set starts_at = start, ends_at = start + interval '1 hour',
      during = tstzrange(start, start + interval '1 hour')
    from moved where id = ${id}`.execute(market.db);

const cancel = (id: number, as?: TestUser) =>
  market.call(cancelByCustomer, { params: { id: String(id) }, body: {} }, { as });

const refundedOf = async (id: number) => {
  const { rows } = await sql<{ refunded: number; refunds: number }>`
    select p.refunded, (select count(*) from refunds r where r.payment_id = p.id) as refunds
    from payments p where p.booking_id = ${id}`.execute(market.db);

  return rows[0];
};

const cancelledMail = ({ email }: TestUser) =>
  market.eventually(async () =>
    (await market.mailsTo(email)).find(({ subject }) => / is cancelled$/.test(subject)),
  );

const subjectsTo = async ({ email }: TestUser) =>
  (await market.mailsTo(email)).map(({ subject }) => subject);

test('who was to come reads no more of the customer than name and town (D105)', async () => {
  const { id, ada, grace } = await paid();
  await market.db
    .updateTable('bookings')
    .set({ notes: 'Key code 4711' })
    .where('id', '=', id)
    .execute();
  const params = { id: String(id) };
  const seen = async () => {
    const { body: list } = await market.call(practitionerBookings, {}, { as: grace });
    const { body } = await market.call(booking, { params }, { as: grace });

    return { row: list.find((each) => each.id === id), body };
  };
  const before = await seen();
  expect(before.row).toMatchObject({ customer_phone: ada.phone, notes: 'Key code 4711' });
  const { address, city, postcode } = before.row!.location;
  expect([address, postcode]).toEqual([expect.any(String), expect.any(String)]);
  await cancel(id, ada);

  const after = await seen();
  const location = { address: null, city, postcode: null, home_location: null };
  expect(after.row).toMatchObject({ customer_phone: null, notes: '', location });
  expect(after.body).toMatchObject({ notes: '', location });
  const text = JSON.stringify(after);
  for (const gone of [address, postcode, '4711']) expect(text).not.toContain(gone);
  // It is the customer's own.
  const { body } = await market.call(booking, { params }, { as: ada });
  expect(body).toMatchObject({ notes: 'Key code 4711', location: { address, postcode } });
});

describe('more than 24 hours ahead', () => {
  test('the customer gets a full refund, both parties get mails and all balances are zero', async () => {
    const { id, ada, grace } = await paid();
    await startsIn(id, '24 hours 1 minute');
    const { status, body } = await cancel(id, ada);

    expect([status, body.message]).toEqual([
      200,
      'Your booking has been cancelled. We are returning £25.00 to your card.',
    ]);
    await market.eventually(async () => (await refundedOf(id))?.refunded === 2_500);
    for (const account of [`customer:${ada.id}`, `practitioner:${grace.id}`]) {
      expect(await balanceOf(market.db, account)).toBe(0);
    }
    const admin = await market.makeAdmin();
    const detail = await market.call(adminBooking, { params: { id: String(id) } }, { as: admin });
    expect(detail.body.events.map(({ kind }) => kind)).toEqual([
      'held',
      'payment_succeeded',
      'confirmed',
      'cancelled_by_customer',
      'refund_wanted',
      'refunded',
    ]);
    const list = await market.call(customerBookings, {}, { as: ada });
    expect(list.body[0]).toMatchObject({
      booking_status: 'cancelled_by_customer',
      amount_refunded: 25,
      free_cancellation_until: null,
    });

    const toAda = await cancelledMail(ada);
    expect(toAda.subject).toMatch(/^Your appointment on .* is cancelled$/);
    expect(toAda.text).toContain('We are returning £25.00 to your card.');
    // Another time with the same practitioner.
    expect(toAda.text).toContain(`/practitioner-search/profile/${grace.id}`);
    const toGrace = await cancelledMail(grace);
    expect(toGrace.subject).toMatch(/^Booking on .* is cancelled$/);
    expect(toGrace.text).toContain('You earn: £0.00');
  });

  test('whoever was told of a refund cancels nothing once there is none', async () => {
    const { id, ada } = await paid();
    await startsIn(id, '23 hours');
    const told = (is_refunded: boolean) =>
      market.call(
        cancelByCustomer,
        { params: { id: String(id) }, body: { is_refunded } },
        { as: ada },
      );

    const refused = await told(true);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Cancelling is no longer free of charge, so nothing was cancelled. Please look at the terms again.',
    ]);
    expect((await market.bookingRow(id)).status).toBe('confirmed');
    await startsIn(id, '25 hours');
    expect((await told(true)).body.message).toMatch(/^Your booking has been cancelled\. We are/);
  });

  test('what a bank took back is not promised a second time', async () => {
    const { id, ada } = await paid();
    const take = (amount: number) =>
      sql`insert into chargebacks (id, booking_id, amount) values (${`dp_${id}_${amount}`}, ${id}, ${amount})`.execute(
        market.db,
      );
    await take(1_000);
    const before = await market.call(customerBookings, {}, { as: ada });
    // The rest is still paid: the visit takes place, and the platform bears the loss.
    expect(before.body[0]?.charged_back).toBe(false);
    const admin = await market.makeAdmin();
    const { body } = await market.call(adminBooking, { params: { id: String(id) } }, { as: admin });
    expect(body.actions[0]).toMatchObject({ action: 'cancel_by_customer', refund: 15 });

    expect((await cancel(id, ada)).body.message).toMatch(/returning £15\.00 to your card/);
    expect(await refundedOf(id)).toMatchObject({ refunds: 1 });

    const other = await paid();
    await sql`insert into chargebacks (id, booking_id, amount)
      values (${`dp_${other.id}`}, ${other.id}, 2500)`.execute(market.db);
    expect((await cancel(other.id, other.ada)).body.message).toMatch(/Your bank has taken/);
    expect(await refundedOf(other.id)).toMatchObject({ refunds: 0 });
    const { body: listed } = await market.call(customerBookings, {}, { as: other.ada });
    expect(listed[0]).toMatchObject({ charged_back: true, amount_promised: 0 });
    const [toAda, toGrace] = [await cancelledMail(other.ada), await cancelledMail(other.grace)];
    expect(toAda.text).toContain('Your bank has taken the payment back already.');
    expect(toGrace.text).toContain('so you are not paid for this booking');
    expect(toGrace.text).toContain('You earn: £0.00');
    for (const { text } of [toAda, toGrace]) expect(text).not.toContain('within 24 hours');
  });

  test('what was refunded by hand is neither promised nor lost, and no bank is blamed', async () => {
    const [early, late] = [await paid(), await paid()];
    for (const { id } of [early, late]) await refundByHand(market, id);
    await startsIn(late.id, '20 hours');

    for (const { id, ada } of [early, late]) {
      expect((await cancel(id, ada)).body.message).toBe(
        'Your booking has been cancelled. Your payment has been refunded already.',
      );
    }
  });

  test('a refund that failed and was made by hand at the provider is promised once', async () => {
    const { id, ada } = await paid();
    const promised = async () => {
      const { body } = await market.call(customerBookings, {}, { as: ada });
      return body[0]?.amount_promised;
    };
    const refund = (key: string, amount: number, status: string, reason: string) =>
      sql`insert into refunds (payment_id, operation_key, amount, status, reason)
        select id, ${`${key}-${id}`}, ${amount}, ${status}, ${reason} from payments
        where booking_id = ${id}`.execute(market.db);
    await refund('resold-1', 1_000, 'failed', 'resold');
    expect(await promised()).toBe(10);

    await refund('by-hand', 1_000, 'succeeded', 'made_at_provider');
    expect(await promised()).toBe(10);
    await refund('rest', 1_500, 'wanted', 'cancelled_by_customer');
    expect(await promised()).toBe(25);
    await refund('again', 1_500, 'failed', 'after_chargeback');
    expect(await promised()).toBe(25);
  });

  test('the slot can be booked again', async () => {
    const { id, ada, grace } = await paid();
    expect((await cancel(id, ada)).status).toBe(200);

    const bob = await market.makeCustomer();
    expect((await market.book(bob, draftFor(grace, freeSlot(8)))).status).toBe(201);
  });
});

describe('within 24 hours', () => {
  test('there is no refund, and the practitioner is paid', async () => {
    const { id, ada, grace } = await paid();
    await startsIn(id, '23 hours 59 minutes');
    const { body } = await cancel(id, ada);

    expect(body.message).toBe(
      'Your booking has been cancelled. It is not refunded. If somebody else books your time, we return what that brings, up to what you paid, once that visit has begun.',
    );
    expect(await refundedOf(id)).toEqual({ refunded: 0, refunds: 0 });
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);
    const toGrace = await cancelledMail(grace);
    expect(toGrace.text).toContain('You earn: £20.00');
    const toAda = await cancelledMail(ada);
    expect(toAda.text).toContain('not refunded');
    // What the bank takes afterwards is with the bank, whatever the reason why nothing was refunded.
    await sql`insert into chargebacks (id, booking_id, amount)
      values (${`dp_${id}`}, ${id}, 2500)`.execute(market.db);
    const { body: listed } = await market.call(customerBookings, {}, { as: ada });
    expect(listed[0]?.charged_back).toBe(true);
    const { body: ofGrace } = await market.call(practitionerBookings, {}, { as: grace });
    expect(ofGrace.find((booking) => booking.id === id)?.charged_back).toBe(true);
    const admin = await market.makeAdmin();
    const detail = await market.call(adminBooking, { params: { id: String(id) } }, { as: admin });
    expect(detail.body.booking.charged_back).toBe(true);
  });

  test('exactly 24 hours ahead there is no refund (D50)', async () => {
    const { id, ada } = await paid();
    // When the call arrives, the start is slightly less than 24 hours ahead.
    await startsIn(id, '24 hours');

    expect((await cancel(id, ada)).body.message).toContain('not refunded');
  });
});

test('the mail about a treatment without a price says nothing of money', async () => {
  const grace = await market.makePractitioner({ offers: [{ price: 0, duration: 30 }] });
  const ada = await market.makeCustomer();
  const { body } = await market.book(ada, draftFor(grace, freeSlot(8)));
  await cancel(body.id, ada);

  expect((await cancelledMail(grace)).text).not.toMatch(/refund|paid/);
});

describe('a cancellation is refused', () => {
  test('with a 404 for somebody else’s booking', async () => {
    const { id, grace } = await paid();
    for (const other of [await market.makeCustomer(), grace]) {
      const { status, body } = await cancel(id, other);
      expect([status, body.message]).toEqual([404, 'Booking not found']);
    }
    expect((await cancel(id)).status).toBe(401);
    expect((await cancel(id, await market.makeAdmin())).status).toBe(403);
    expect((await market.bookingRow(id)).status).toBe('confirmed');
  });

  test.each([
    [
      'has begun',
      `starts_at = now(), during = tstzrange(now(), ends_at)`,
      'This booking can no longer be cancelled',
    ],
    ['is completed', `status = 'completed'`, 'This booking can no longer be cancelled'],
    [
      'was cancelled by the practitioner',
      `status = 'cancelled_by_practitioner'`,
      'This booking has already been cancelled',
    ],
  ])('for a booking that %s', async (_, changes, message) => {
    const { id, ada } = await held();
    await sql`update bookings set ${sql.raw(changes)} where id = ${id}`.execute(market.db);
    const { status, body } = await cancel(id, ada);

    expect([status, body.message]).toEqual([409, message]);
  });
});

describe('concurrent calls', () => {
  test('of five cancellations at once, one succeeds', async () => {
    const { id, ada, grace } = await paid();
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancel(id, ada)));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await market.eventually(async () => (await refundedOf(id))?.refunded === 2_500);
    expect((await refundedOf(id))?.refunds).toBe(1);
    await cancelledMail(grace);
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(0);
  });

  test('a booking cancelled while its payment settles is refunded, whichever came first', async () => {
    const { id, ada, grace } = await held();
    const intent = await market.intentOf(ada, id);
    const [response] = await Promise.all([
      cancel(id, ada),
      market.confirmCard(intent).catch(() => {}),
    ]);
    expect(response.status).toBe(200);

    await market.eventually(async () => {
      const { captured, refunded, status } = await market.db
        .selectFrom('payments')
        .selectAll()
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow();
      return status === 'cancelled' || (captured > 0 && refunded === captured);
    });
    expect((await market.bookingRow(id)).status).toBe('cancelled_by_customer');
    for (const account of [`customer:${ada.id}`, `practitioner:${grace.id}`]) {
      expect(await balanceOf(market.db, account)).toBe(0);
    }
  });
});

describe('a held booking', () => {
  test('is released at once, and can no longer be paid', async () => {
    const { id, ada, grace } = await held();
    const intent = await market.intentOf(ada, id);
    const { body } = await cancel(id, ada);

    // The card may be charged in the same instant.
    expect(body.message).toBe(
      'Your booking has been cancelled. If a payment was on its way, you get it back in full.',
    );
    await market.eventually(async () => {
      const { status } = await market.deps.stripe.paymentIntents.retrieve(intent);
      return status === 'canceled';
    });
    expect(await subjectsTo(grace)).toEqual([]);
    const bob = await market.makeCustomer();
    expect((await market.book(bob, draftFor(grace, freeSlot(8)))).status).toBe(201);
  });

  test('was not charged when no payment was ever started', async () => {
    const { id, ada } = await held();

    expect((await cancel(id, ada)).body.message).toBe(
      'Your booking has been cancelled. Nothing was charged.',
    );
  });

  test('is refunded in full when its payment arrives after the cancellation', async () => {
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const { id, ada } = await held();
    await market.confirmCard(await market.intentOf(ada, id));
    await startsIn(id, '2 hours');
    expect((await cancel(id, ada)).status).toBe(200);

    await market.eventually(async () => (await refundedOf(id))?.refunded === 2_500);
    await market.eventually(async () =>
      (await subjectsTo(ada)).includes('We have refunded your payment'),
    );
  });
});
