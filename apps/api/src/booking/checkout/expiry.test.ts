import {
  adminBooking,
  booking as bookingCall,
  deleteAccount,
  paymentIntent,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { insertVisit, setTravel, stops } from '../../../test/support/roads.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { balanceOf } from '../../money/ledger/index.ts';
import { holdOffered } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.control('DELETE', 'switches'));

const deleted = 'This booking was automatically deleted due to lack of payment';
const params = (id: number) => ({ params: { id: String(id) } });

async function heldBooking(
  ada: TestUser,
  grace: TestPractitioner,
  time = '10:00',
): Promise<number> {
  const { status, body } = await market.book(ada, draftFor(grace, freeSlot(8, time)));
  expect(status).toBe(201);

  return body.id;
}

/** Held for who waits for this practitioner, at the same time. */
async function offeredBooking(ada: TestUser, grace: TestPractitioner): Promise<number> {
  const { services_ids, date, start_time, address } = draftFor(grace, freeSlot(8));
  const offered = await inTransaction(market.db, async (trx) => {
    await lockPractitioner(trx, grace.id);
    return holdOffered(trx, market.deps, {
      practitionerId: grace.id,
      customerId: ada.id,
      servicesIds: services_ids,
      date,
      time: start_time.slice(0, 5),
      salonId: null,
      address: address ?? null,
    });
  });

  return offered!.id;
}

/** Moves the end of the hold into the past. */
async function endHold(id: number): Promise<void> {
  await sql`update bookings set hold_until = clock_timestamp() - interval '1 second'
    where id = ${id}`.execute(market.db);
}

async function queueExpiry(bookingId: number): Promise<void> {
  await inTransaction(market.db, (trx) =>
    market.deps.jobs.enqueue(trx, 'expire-hold', { bookingId }),
  );
}

const becomes = (id: number, status: string) =>
  market.eventually(async () => (await market.bookingRow(id)).status === status);

describe('a hold past its time', () => {
  test('without a payment is not found any more, and its slot can be booked', async () => {
    const [grace, ada, bob] = [
      await market.makePractitioner(),
      await market.makeCustomer(),
      await market.makeCustomer(),
    ];
    const id = await heldBooking(ada, grace);
    await endHold(id);

    const gone = await market.call(bookingCall, params(id), { as: ada });
    expect([gone.status, gone.body.message]).toEqual([404, deleted]);
    const unpayable = await market.call(paymentIntent, params(id), { as: ada });
    expect([unpayable.status, unpayable.body.message]).toEqual([404, deleted]);

    await heldBooking(bob, grace);
    expect((await market.bookingRow(id)).status).toBe('expired');
  });

  test('with a started payment cancels it first, so that an expired hold cannot be paid', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const id = await heldBooking(ada, grace);
    const intent = await market.intentOf(ada, id);
    await endHold(id);
    await queueExpiry(id);

    await becomes(id, 'expired');
    const { status } = await market.deps.stripe.paymentIntents.retrieve(intent);
    expect(status).toBe('canceled');
    await expect(market.confirmCard(intent)).rejects.toThrow();
    const gone = await market.call(bookingCall, params(id), { as: ada });
    expect([gone.status, gone.body.message]).toEqual([404, deleted]);
  });

  test('is confirmed when its payment has succeeded, even without a webhook', async () => {
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const id = await heldBooking(ada, grace);
    await market.confirmCard(await market.intentOf(ada, id));
    await endHold(id);
    await queueExpiry(id);

    await becomes(id, 'confirmed');
    const { body } = await market.call(bookingCall, params(id), { as: ada });
    expect(body.paid).toBe(true);
  });

  test('keeps its slot when the provider says that it was paid, even if another customer books', async () => {
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const [grace, ada, bob] = [
      await market.makePractitioner(),
      await market.makeCustomer(),
      await market.makeCustomer(),
    ];
    const id = await heldBooking(ada, grace);
    await market.confirmCard(await market.intentOf(ada, id));
    await endHold(id);

    const late = await market.book(bob, draftFor(grace, freeSlot(8)));
    expect(late.status).toBe(409);
    expect((await market.bookingRow(id)).status).toBe('confirmed');
  });

  test('does not block a new customer when the provider does not respond', async () => {
    const [grace, ada, bob] = [
      await market.makePractitioner(),
      await market.makeCustomer(),
      await market.makeCustomer(),
    ];
    const id = await heldBooking(ada, grace);
    const intent = await market.intentOf(ada, id);
    await endHold(id);
    await market.control('POST', 'switches', {
      api: { fail: { count: 50, status: 500, match: '/v1/payment_intents' } },
    });
    await heldBooking(bob, grace);
    await market.control('DELETE', 'switches');

    expect((await market.bookingRow(id)).status).toBe('expired');
    await queueExpiry(id);
    await market.eventually(async () => {
      const { status } = await market.deps.stripe.paymentIntents.retrieve(intent);
      return status === 'canceled';
    });
  });
});

describe('a payment that comes after the hold has expired', () => {
  /** Expires the hold without asking the provider, then pays. */
  async function paidTooLate(ada: TestUser, grace: TestPractitioner): Promise<number> {
    const id = await heldBooking(ada, grace);
    const intent = await market.intentOf(ada, id);
    await sql`update bookings set status = 'expired', hold_until = clock_timestamp()
      where id = ${id}`.execute(market.db);
    await market.control('POST', 'switches', { webhooks: { slow_ms: 0 } });
    await market.confirmCard(intent);

    return id;
  }

  test('confirms the booking while the slot is still free', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const id = await paidTooLate(ada, grace);

    await becomes(id, 'confirmed');
    const mail = await market.eventually(async () => (await market.mailsTo(ada.email))[0]);
    expect(mail.subject).toMatch(/is confirmed$/);
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(-2_000);
  });

  test.each([
    [
      'another time',
      { ...freeSlot(9) },
      409,
      /^The appointment that you were changing has been paid/,
    ],
    [
      'an overlapping one, without its name',
      { ...freeSlot(8, '10:15'), replaces: undefined },
      422,
      /^You have booked this practitioner for this time already/,
    ],
  ])(
    'keeps its time when the customer, who has just paid, chooses %s',
    async (_, changes, expected, message) => {
      const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
      await market.control('POST', 'switches', { webhooks: { drop: 20 } });
      const first = await heldBooking(ada, grace);
      await market.confirmCard(await market.intentOf(ada, first));

      const { status, body } = await market.book(ada, {
        ...draftFor(grace),
        ...{ replaces: first, ...changes },
      });

      expect([status, body.message]).toEqual([expected, expect.stringMatching(message)]);
      expect((await market.bookingRow(first)).status).toBe('confirmed');
    },
  );

  test.each([
    ['a hold', heldBooking],
    ['an offer from a waiting list', offeredBooking],
  ])(
    'of %s is refunded when the customer has chosen another time in its place and the provider did not say in time (D70)',
    async (_, hold) => {
      const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
      await market.control('POST', 'switches', { webhooks: { drop: 20 } });
      const first = await hold(ada, grace);
      await market.confirmCard(await market.intentOf(ada, first));
      await market.control('POST', 'switches', {
        api: { fail: { count: 50, status: 500, match: '/v1/payment_intents' } },
      });
      const { status, body: second } = await market.book(ada, {
        ...draftFor(grace, freeSlot(9)),
        replaces: first,
      });
      expect(status).toBe(201);
      await market.control('DELETE', 'switches');
      await market.control('POST', 'switches', { webhooks: { drop: 20 } });
      await queueExpiry(first);

      const mail = await market.eventually(async () => (await market.mailsTo(ada.email))[0]);
      expect(mail.subject).toBe('We have refunded your payment');
      expect((await market.bookingRow(first)).status).toBe('expired');
      expect((await market.bookingRow(second.id)).status).toBe('held');
      expect(await balanceOf(market.db, `customer:${ada.id}`)).toBe(0);
    },
  );

  test('is refunded when the discount of a first booking has gone to another one since', async () => {
    const grace = await market.makePractitioner();
    const ada = await market.makeCustomer();
    await sql`update loyalty_scheme set first_booking_discount = 20`.execute(market.db);
    const discounted = { total_amount: 20, discount_amount: 5, discount: 20 };
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const { body: first } = await market.book(ada, {
      ...draftFor(grace, freeSlot(8)),
      ...discounted,
    });
    const intent = await market.intentOf(ada, first.id);
    await sql`update bookings set status = 'expired', hold_until = clock_timestamp()
      where id = ${first.id}`.execute(market.db);
    await market.confirmCard(intent);
    const other = { ...draftFor(grace, freeSlot(9)), ...discounted };
    const { status, body: second } = await market.book(ada, other);
    await sql`update loyalty_scheme set first_booking_discount = 0`.execute(market.db);
    expect([status, second.discount_mark]).toEqual([201, 'first_booking']);
    await queueExpiry(first.id);

    const mail = await market.eventually(async () => (await market.mailsTo(ada.email))[0]);
    expect(mail.subject).toBe('We have refunded your payment');
    expect(mail.text).toContain('£20.00');
    expect((await market.bookingRow(first.id)).status).toBe('expired');
    expect((await market.bookingRow(second.id)).status).toBe('held');
    expect(await balanceOf(market.db, `customer:${ada.id}`)).toBe(0);
  });

  test('is refunded when the road to what was booked meanwhile leaves no time for it (ADR 0052)', async () => {
    const [grace, ada, bob] = [
      await market.makePractitioner(),
      await market.makeCustomer(),
      await market.makeCustomer(),
    ];
    await setTravel(market.db, grace.id, { way: 'foot' });
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const id = await paidTooLate(ada, grace);
    const to = (await market.bookingRow(id)).starts_at.getTime();
    const parties = { practitionerId: grace.id, customerId: bob.id };
    await insertVisit(market.db, { ...parties, from: to - 3_600_000, to, stop: stops.camden });
    await market.control('DELETE', 'switches');
    await market.control('POST', 'webhooks/redeliver', { all: true });

    const mail = await market.eventually(async () => (await market.mailsTo(ada.email))[0]);
    expect(mail.subject).toBe('We have refunded your payment');
    expect((await market.bookingRow(id)).status).toBe('expired');
    expect(await balanceOf(market.db, `customer:${ada.id}`)).toBe(0);
  });

  test('is refunded when its customer has deleted the account meanwhile (D42)', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const id = await paidTooLate(ada, grace);
    const { status } = await market.call(deleteAccount, {}, { as: ada });
    expect(status).toBe(200);
    await market.control('DELETE', 'switches');
    await market.control('POST', 'webhooks/redeliver', { all: true });

    await market.eventually(async () => {
      const { rows } = await sql`select from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = ${id} and r.reason = 'late_payment'`.execute(market.db);
      return rows.length === 1;
    });
    expect((await market.bookingRow(id)).status).toBe('expired');
  });

  test('is refunded in full, with a mail, when somebody else has the slot', async () => {
    const [grace, ada, bob, admin] = [
      await market.makePractitioner(),
      await market.makeCustomer(),
      await market.makeCustomer(),
      await market.makeAdmin(),
    ];
    await market.control('POST', 'switches', { webhooks: { drop: 20 } });
    const id = await paidTooLate(ada, grace);
    await heldBooking(bob, grace);
    await market.control('DELETE', 'switches');
    await market.control('POST', 'webhooks/redeliver', { all: true });

    const mail = await market.eventually(async () => (await market.mailsTo(ada.email))[0]);
    expect(mail.subject).toBe('We have refunded your payment');
    expect(mail.text).toContain('£25.00');
    expect((await market.bookingRow(id)).status).toBe('expired');
    expect(await balanceOf(market.db, `customer:${ada.id}`)).toBe(0);
    expect(await balanceOf(market.db, `practitioner:${grace.id}`)).toBe(0);

    const gone = await market.call(bookingCall, params(id), { as: ada });
    expect(gone.status).toBe(404);
    const { body } = await market.call(adminBooking, params(id), { as: admin });
    expect(body.booking).toMatchObject({ booking_status: 'expired', amount_refunded: 25 });
    expect(body.events.map(({ kind }) => kind)).toEqual([
      'held',
      'payment_succeeded',
      'refund_wanted',
      'refunded',
    ]);
  });
});
