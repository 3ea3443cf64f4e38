import {
  type AdminBookingSort,
  adminBooking,
  adminBookings,
  createBooking,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startsIn } from '../../../test/support/paid-booking.ts';
import { bothVisits, patchTested, testOf } from '../../../test/support/patch-tested.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { recountBookings } from './admin-bookings.repository.ts';

let api: TestApi;
let as: TestUser;
let practitioner: TestPractitioner;
let customer: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
  practitioner = await api.makePractitioner({ firstName: 'Olive', salons: [{ name: 'The Yard' }] });
  customer = await api.makeCustomer({ firstName: 'Grace' });
});
afterAll(() => api.close());

interface Listing {
  q?: string;
  page?: string;
  per_page?: '10' | '25' | '50' | 'all';
  from?: string;
  to?: string;
  status?: 'confirmed' | 'cancelled_by_customer' | 'expired';
  paid?: '0' | '1';
  refund?: 'failed';
  location_type?: 'mobile' | 'salon';
  sort?: AdminBookingSort;
}
const list = async (query: Listing = {}) => {
  const { body } = await api.call(adminBookings, { query }, { as });
  return body;
};
const idsOf = async (query: Listing) => (await list(query)).bookings.map(({ id }) => id);
const open = (id: number) => api.call(adminBooking, { params: { id: String(id) } }, { as });

async function book(day: number, treatment = 0, by = customer, at = practitioner) {
  const { price, subServiceId } = at.offers[treatment]!;
  const { body } = await api.call(
    createBooking,
    {
      body: draftFor(at, {
        ...api.freeSlot(day),
        services_ids: [subServiceId],
        total_amount: price / 100,
      }),
    },
    { as: by },
  );

  return body.id;
}

/** Sets the booking as if its payment had been settled. */
async function pay(id: number): Promise<void> {
  await sql`update bookings set status = 'confirmed', paid_at = now() where id = ${id}`.execute(
    api.db,
  );
  await sql`insert into payments (booking_id, intent_id, status, amount, captured)
    select id, 'pi_' || id, 'succeeded', total_amount, total_amount from bookings
    where id = ${id}`.execute(api.db);
}

test('the list has every booking, the newest first, with the columns of the table', async () => {
  const [first, second] = [await book(3), await book(2, 1)];
  await pay(second);

  const { bookings, total } = await list();

  expect(total).toBe(2);
  expect(bookings.map(({ id }) => id)).toEqual([second, first]);
  expect(bookings[0]).toEqual({
    id: second,
    customer_id: customer.id,
    customer_name: 'Grace Example',
    practitioner_id: practitioner.id,
    practitioner_name: 'Olive Example',
    treatments: [expect.any(String)],
    location_type: 'mobile',
    town: 'London',
    date: expect.stringMatching(/Z$/),
    booking_status: 'confirmed',
    paid: true,
    paid_late: false,
    total_amount: 30,
    amount_refunded: 0,
    charged_back: false,
    refund_failed: false,
    offer: null,
    held_until: null,
    created_at: expect.stringMatching(/Z$/),
  });
});

test('the list is searched by reference, and by name or email of either party', async () => {
  const other = await api.makePractitioner({ firstName: 'Needle' });
  const stranger = await api.makeCustomer({ firstName: 'Thimble' });
  const [mine, theirs] = [await book(4), await book(4, 0, stranger, other)];

  expect(await idsOf({ q: `FR-${mine}` })).toEqual([mine]);
  expect(await idsOf({ q: String(theirs) })).toEqual([theirs]);
  for (const q of ['needle', 'Thimble Ex', 'ex \t thimble', stranger.email, other.email]) {
    expect(await idsOf({ q })).toEqual([theirs]);
  }
  expect(await idsOf({ q: 'thimble nobody' })).toEqual([]);
  expect(await idsOf({ q: '%' })).toEqual([]);
});

test('the list can have only the bookings whose refund failed and is still owed', async () => {
  const [by, at] = [await api.makeCustomer(), await api.makePractitioner()];
  const [owed, given, other] = [
    await book(3, 0, by, at),
    await book(4, 0, by, at),
    await book(5, 0, by, at),
  ];
  for (const id of [owed, given, other]) await pay(id);
  await sql`insert into refunds (payment_id, operation_key, status, amount, reason, replaced_at)
    select id, 'failed-' || booking_id, 'failed', amount, 'cancelled',
      case when booking_id = ${given} then now() end
    from payments where booking_id in (${owed}, ${given})`.execute(api.db);

  const { bookings, total } = await list({ refund: 'failed' });

  expect(bookings).toEqual([
    expect.objectContaining({ id: owed, paid: true, refund_failed: true }),
  ]);
  expect(total).toBe(1);
  expect(await idsOf({ refund: 'failed', paid: '0' })).toEqual([]);
  expect(await idsOf({})).toEqual(expect.arrayContaining([owed, given, other]));
});

test('the search for a name that hundreds have finds the bookings of them all', async () => {
  const first = await book(20, 0, await api.makeCustomer({ firstName: 'Common' }));
  await sql`insert into users (email, password_hash, first_name, last_name)
    select 'namesake-' || n || '@example.com', '-', 'Common', n::text
    from generate_series(1, 500) n`.execute(api.db);
  const second = await book(21, 0, await api.makeCustomer({ firstName: 'Common' }));

  expect(await idsOf({ q: 'common', sort: '-created_at' })).toEqual([second, first]);
  expect(await list({ q: 'common' })).toMatchObject({ total: 2 });
});

test('a market has more pages than a hundred thousand', async () => {
  expect(await list({ page: '114769' })).toMatchObject({ bookings: [] });
  expect((await list({ page: '114769' })).total).toBeGreaterThan(0);
});

test('the list is filtered by status, payment, type of location and days, and sorted', async () => {
  const ada = await api.makeCustomer({ firstName: 'Filtered' });
  const [unpaid, paid, cancelled] = [
    await book(8, 0, ada),
    await book(9, 1, ada),
    await book(10, 2, ada),
  ];
  await pay(paid);
  await sql`update bookings set status = 'cancelled_by_customer'
    where id = ${cancelled}`.execute(api.db);
  const found = (query: Listing) => idsOf({ q: 'filtered', sort: 'date', ...query });
  const day = api.freeSlot(9).date;

  expect(await found({})).toEqual([unpaid, paid, cancelled]);
  expect(await found({ status: 'confirmed' })).toEqual([unpaid, paid]);
  expect(await found({ status: 'cancelled_by_customer' })).toEqual([cancelled]);
  expect(await found({ paid: '1' })).toEqual([paid]);
  expect(await found({ paid: '0' })).toEqual([unpaid, cancelled]);
  expect(await found({ location_type: 'salon' })).toEqual([]);
  expect(await found({ from: day, to: day })).toEqual([paid]);
  expect(await found({ sort: '-date' })).toEqual([cancelled, paid, unpaid]);
  expect(await found({ sort: '-total' })).toEqual([cancelled, paid, unpaid]);
  expect(await found({ sort: 'created_at' })).toEqual([unpaid, paid, cancelled]);
});

test('an expired hold is listed only when it was paid (D16)', async () => {
  const ada = await api.makeCustomer({ firstName: 'Expired' });
  const id = await book(12, 0, ada);
  await sql`update bookings set status = 'expired' where id = ${id}`.execute(api.db);

  expect([await idsOf({ q: 'expired' }), (await open(id)).status]).toEqual([[], 404]);

  await sql`insert into payments (booking_id, status, amount, captured)
    values (${id}, 'succeeded', 2500, 2500)`.execute(api.db);
  expect(await idsOf({ q: 'expired', status: 'expired' })).toEqual([id]);
  // Its money is owed back, so it is not called unpaid.
  expect((await open(id)).body.booking).toMatchObject({
    ...{ id, booking_status: 'expired', paid: false, paid_late: true },
  });
});

test('the detail shows people, prices, events, payments, mails and allowed actions', async () => {
  const id = await book(15, 1);
  await pay(id);
  await sql`insert into refunds (payment_id, operation_key, refund_id, amount, reason)
    select id, 'test-' || booking_id, 're_1', 500, 'goodwill' from payments
    where booking_id = ${id}`.execute(api.db);
  await sql`insert into booking_events (booking_id, kind, actor_id, impersonator_id)
    values (${id}, 'confirmed', ${customer.id}, ${as.id})`.execute(api.db);
  await sql`insert into mail_outbox
      (key, kind, to_user_id, booking_id, sent_at, dropped_at, failed_at, attempts, last_error)
    values (${`a${id}`}, 'booking_paid_customer', ${customer.id}, ${id}, now(), null, null, 1, null),
      (${`b${id}`}, 'booking_paid_practitioner', ${practitioner.id}, ${id}, null, now(), null, 0, null),
      (${`c${id}`}, 'booking_moved', ${customer.id}, ${id}, null, null, now(), 16, 'refused'),
      (${`d${id}`}, 'booking_moved', ${customer.id}, ${id}, null, null, null, 2, 'refused'),
      (${`e${id}`}, 'booking_moved', ${customer.id}, ${id}, null, null, null, 1, null)`.execute(
    api.db,
  );

  const { status, body } = await open(id);

  expect(status).toBe(200);
  expect(body.booking).toMatchObject({
    id,
    customer_email: customer.email,
    customer_phone: customer.phone,
    practitioner_email: practitioner.email,
    items: [{ quantity: 1, total_price: 30, service: 'Nails' }],
    address: '7 Canary Row',
    postcode: 'SW11 4NB',
    discount: 0,
    discount_mark: null,
    freely_fee: 0.2,
  });
  expect(body.events.at(-1)).toMatchObject({
    kind: 'confirmed',
    actor: 'Grace Example',
    behind: 'Avery Example',
  });
  expect(body.payments).toMatchObject([
    { provider_id: `pi_${id}`, status: 'succeeded', amount: 30, captured: 30, refunded: 0 },
  ]);
  expect(body.refunds).toMatchObject([
    { provider_id: 're_1', status: 'wanted', amount: 5, reason: 'goodwill' },
  ]);
  // The address of today may not be the one that a mail was sent to.
  expect(body.mails.map(({ to, state, retrying }) => [to, state, retrying])).toEqual([
    ['Grace Example', 'sent', false],
    ['Olive Example', 'dropped', false],
    [customer.email, 'failing', false],
    [customer.email, 'waiting', true],
    [customer.email, 'waiting', false],
  ]);
  expect(body.actions.map(({ action, refund }) => [action, refund])).toEqual([
    ['cancel_by_customer', 30],
    ['cancel_by_practitioner', 30],
    ['edit_by_practitioner', null],
  ]);
});

test('a patch test is opened by the link of a mail about it, and its reference finds the treatment', async () => {
  const grace = await patchTested(api, { price: 10 });
  const ada = await api.makeCustomer();
  const { body: booked } = await api.call(
    createBooking,
    { body: bothVisits(grace, 10) },
    { as: ada },
  );
  const visitId = await testOf(api, booked.id);

  expect(await open(visitId)).toMatchObject({
    status: 200,
    body: { booking: { id: visitId, patch_test_price: 0 } },
  });
  expect(await idsOf({ q: `FR-${visitId}` })).toEqual([booked.id]);
  // The total has the price of the test, so there is a line for it.
  const { booking } = (await open(booked.id)).body;
  const prices = booking.items.map(({ total_price }) => total_price);
  expect([prices, booking.patch_test_price, booking.total_amount]).toEqual([[25], 10, 35]);
});

test('an unknown booking is not found', async () => {
  expect(await open(99_999_999)).toMatchObject({
    status: 404,
    body: { message: 'Booking not found' },
  });
});

describe('the number of all that match is kept, not counted', () => {
  const filters: Listing[] = [
    {},
    { status: 'confirmed' },
    { status: 'cancelled_by_customer' },
    { status: 'expired' },
    { paid: '1' },
    { paid: '0' },
    { location_type: 'mobile' },
    { location_type: 'salon' },
  ];
  /** Each list with its total, and the number of its rows. */
  const totals = async () => {
    const { date } = api.freeSlot(9);
    const days = [{ from: date }, { to: date }, { from: date, to: date, paid: '1' as const }];
    const lists = await Promise.all(
      [...filters, ...days].map((query) => list({ ...query, per_page: 'all' })),
    );

    return lists.map(({ total, bookings }) => [total, bookings.length]);
  };
  const expectExact = async () => {
    const found = await totals();
    expect(found.map(([total]) => total)).toEqual(found.map(([, rows]) => rows));
    return found;
  };
  const change = (id: number, changes: string) =>
    sql`update bookings set ${sql.raw(changes)} where id = ${id}`.execute(api.db);

  test('through payment, move, cancellation, expiry, late payment and deletion', async () => {
    const [paid, cancelled, expired] = [await book(14), await book(15), await book(16)];
    const deleted = await makeCompletedBooking(api.db, await api.makeCustomer(), practitioner);
    await pay(paid);
    await startsIn(api, paid, '40 days');
    await change(cancelled, "status = 'cancelled_by_customer'");
    await change(expired, "status = 'expired'");
    const unpaid = await expectExact();
    await sql`insert into payments (booking_id, status, amount) values (${expired}, 'new', 500)`.execute(
      api.db,
    );
    await sql`update payments set captured = 500 where booking_id = ${expired}`.execute(api.db);
    const captured = await expectExact();
    expect(captured[0]).toEqual([unpaid[0]![0]! + 1, unpaid[0]![1]! + 1]);
    await api.db.deleteFrom('booking_items').where('booking_id', '=', deleted).execute();
    await api.db.deleteFrom('bookings').where('id', '=', deleted).execute();
    await expectExact();
  });

  test('counting anew leaves one row for each combination, and the same numbers', async () => {
    const before = await totals();
    await recountBookings(api.db);

    expect(await totals()).toEqual(before);
    const { rows } = await sql`select from booking_counts
      group by day, status, is_paid, location_type having count(*) > 1`.execute(api.db);
    expect(rows).toEqual([]);
  });

  test('what is booked while they are counted anew is counted once', async () => {
    const ada = await api.makeCustomer();
    await inTransaction(api.db, async (trx) => {
      await makeCompletedBooking(trx, ada, practitioner);
      await recountBookings(api.db);
    });

    await expectExact();
  });
});
