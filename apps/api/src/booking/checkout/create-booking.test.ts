import {
  acceptChange,
  availableBookingStartTimes,
  availableDays,
  type BookingDraft,
  booking as bookingCall,
  cancelByCustomer,
  createBooking,
  type ErrorResponse,
  loyaltyOffer,
  paymentIntent,
  saveBookingAddress,
  saveBookingNotes,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { setTravel } from '../../../test/support/roads.ts';
import { settlesOrBlocks } from '../../../test/support/settles-or-blocks.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { claimDiscount } from '../loyalty/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const book = (as: TestUser | undefined, draft: BookingDraft, key?: string) =>
  api.call(
    createBooking,
    { body: draft },
    { as, headers: key === undefined ? {} : { 'idempotency-key': key } },
  );

describe('a booking is refused', () => {
  test('without a customer account, and when practitioners book themselves', async () => {
    const grace = await api.makePractitioner();

    expect((await book(undefined, draftFor(grace, freeSlot()))).status).toBe(401);
    expect((await book(await api.makeAdmin(), draftFor(grace, freeSlot()))).status).toBe(403);
    const herself = await book(grace, draftFor(grace, freeSlot()));
    expect([herself.status, herself.body.message]).toEqual([422, 'You cannot book yourself']);
  });

  test('for an inactive account, whose bookings go on (D72)', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner();
    const { body } = await book(ada, draftFor(grace, freeSlot(3, '10:00')), 'made-before');
    await sql`update users set active = false where id = ${ada.id}`.execute(api.db);

    const refused = await book(ada, draftFor(grace, freeSlot(3, '14:00')));
    const message =
      'Your account is inactive. Set it to active in your settings to make new bookings.';
    // The page links to the settings where an error names the field that they have.
    expect(refused).toMatchObject({
      status: 409,
      body: { message, errors: { active: [message] } },
    });
    const read = await api.call(bookingCall, { params: { id: String(body.id) } }, { as: ada });
    expect(read.status).toBe(200);
    await sql`update users set active = true where id = ${ada.id}`.execute(api.db);
    expect((await book(ada, draftFor(grace, freeSlot(4, '14:00')))).status).toBe(201);
  });

  test('when the practitioner is not live, or does not offer the treatment', async () => {
    const ada = await api.makeCustomer();
    const waiting = await api.makePractitioner({ approved: null });
    const grace = await api.makePractitioner();

    expect((await book(ada, draftFor(waiting, freeSlot()))).status).toBe(404);
    const other = await book(ada, draftFor(grace, { ...freeSlot(), services_ids: [987_654] }));
    expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['services_ids']]);
  });

  test('for a home visit without a postcode, or beyond the travel distance', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner({ mobile: { travelMiles: 3 } });
    const draft = draftFor(grace, freeSlot());
    const { address, ...withoutAddress } = draft;

    const without = await book(ada, withoutAddress);
    expect(without.status).toBe(422);
    expect(without.body.errors).toEqual({
      'address.postcode': ['Please add your postcode for mobile treatments'],
    });
    const leeds = {
      ...address!,
      city: 'Leeds',
      postcode: 'LS1 1UR',
      location: { lat: 53.8, lng: -1.55 },
    };
    expect((await book(ada, { ...draft, address: leeds })).body.message).toMatch(/too far|travel/i);
  });

  test('for a postcode that is elsewhere than the point, which decides distance and charge', async () => {
    const ada = await api.makeCustomer();
    const draft = draftFor(await api.makePractitioner(), freeSlot());
    const aberdeen = { ...draft.address!, city: 'Aberdeen', postcode: 'AB10 1AB' };

    const attack = await book(ada, { ...draft, address: aberdeen });
    expect([attack.status, attack.body.errors]).toEqual([
      422,
      {
        'address.postcode': [
          'This postcode is not at the address you picked. Please pick it again.',
        ],
      },
    ]);
  });

  test('at home with a salon, in words that say which of them is wrong', async () => {
    const grace = await api.makePractitioner({ salons: [{}] });
    const { status, body } = await book(await api.makeCustomer(), {
      ...draftFor(grace),
      salon_id: grace.salonIds[0]!,
    });

    const message = 'A salon is only for a booking at a salon';
    expect([status, body.errors]).toEqual([422, { salon_id: [message] }]);
  });

  test('without a salon, when the practitioner has several', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner({
      mobile: null,
      salons: [{ name: 'A' }, { name: 'B' }],
    });
    const { address: _, ...draft } = draftFor(grace, { ...freeSlot(), location_type: 'salon' });

    const unclear = await book(ada, draft);
    expect([unclear.status, Object.keys(unclear.body.errors ?? {})]).toEqual([422, ['salon_id']]);
    const [, second] = grace.salonIds;
    const clear = await book(ada, { ...draft, salon_id: second! });
    expect([clear.status, clear.body.salon_id]).toEqual([201, second]);
    // There is no call-out charge at a salon.
    expect(clear.body.call_out_charge).toBe(0);
  });

  test('for a time that is taken, in the past, or too far ahead', async () => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const grace = await api.makePractitioner();
    expect((await book(ada, draftFor(grace, freeSlot(3, '10:00')))).status).toBe(201);

    for (const [day, time] of [
      [3, '10:30'],
      [-1, '10:00'],
      [400, '10:00'],
      [3, '17:45'],
    ] as const) {
      expect((await book(bob, draftFor(grace, freeSlot(day, time)))).status).toBe(409);
    }
  });

  test('for a time off the 15-minute grid, under its field', async () => {
    const ada = await api.makeCustomer();
    const draft = draftFor(await api.makePractitioner(), freeSlot(3, '12:07'));
    const grid = ['Appointments start every 15 minutes. Please choose a time from the list.'];

    const refused = await book(ada, draft);
    expect([refused.status, refused.body.errors]).toEqual([422, { start_time: grid }]);
    const onTime = { ...draft, ...freeSlot(3, '12:00') };
    const testOff = await book(ada, { ...onTime, patch_test: freeSlot(1, '12:07') });
    expect([testOff.status, testOff.body.errors]).toEqual([422, { 'patch_test.start_time': grid }]);
  });
});

describe('the price', () => {
  test('is computed by the server: a different one is refused with the new total', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner({ mobile: { callOutCharge: 1_000 } });
    const seen = draftFor(grace, { ...freeSlot(), callOutCharge: 1_000 });
    await sql`update offers set price = 2600 where practitioner_id = ${grace.id}`.execute(api.db);

    const { status, body } = await book(ada, seen);
    expect([status, body.code, body.total_amount]).toEqual([409, 'price_changed', 36]);
    expect((await book(ada, { ...seen, total_amount: 36.005 })).status).toBe(422);
    expect((await book(ada, { ...seen, total_amount: 36, discount_amount: 1 })).status).toBe(409);
    expect((await book(ada, { ...seen, total_amount: 36 })).status).toBe(201);
  });

  test('counts quantities and applies the single best discount', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner({ mobile: { callOutCharge: 500 } });
    await sql`insert into customer_discounts values (${ada.id}, 25)`.execute(api.db);
    const [first, second] = grace.offers;
    const draft = draftFor(grace, {
      ...freeSlot(),
      services_ids: [first!.subServiceId, second!.subServiceId, first!.subServiceId],
      // (2 × 25.00 + 30.00 + 5.00) less a quarter.
      total_amount: 63.75,
      discount_amount: 21.25,
      discount: 25,
      discount_mark: 'admin',
    });

    const { status, body } = await book(ada, draft);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      total_amount: 63.75,
      discount: 25,
      discount_amount: 21.25,
      discount_mark: 'admin',
      duration: 150,
    });
    expect(body.treatments.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  });

  test('of zero is paid at once, without a card', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner({ offers: [{ price: 0, duration: 30 }] });
    const { status, body } = await book(ada, draftFor(grace, freeSlot()));

    expect([status, body.paid, body.total_amount]).toEqual([201, true, 0]);
    const intent = await api.call(paymentIntent, { params: { id: String(body.id) } }, { as: ada });
    expect([intent.status, intent.body.message]).toEqual([
      409,
      'This booking has already been paid',
    ]);
  });

  test('below the minimum card payment is refused', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner({ offers: [{ price: 20, duration: 30 }] });

    expect((await book(ada, draftFor(grace, freeSlot()))).status).toBe(422);
  });
});

describe('discounts', () => {
  test('the first-booking discount is given once, even when two bookings are made at once', async () => {
    const ada = await api.makeCustomer();
    const [grace, hope] = [await api.makePractitioner(), await api.makePractitioner()];
    await sql`update loyalty_scheme set first_booking_discount = 20`.execute(api.db);
    const discounted = { total_amount: 20, discount_amount: 5, discount: 20 };

    const offer = await api.call(
      loyaltyOffer,
      { params: { user_id: String(ada.id), practitioner_id: String(grace.id) } },
      { as: ada },
    );
    expect(offer.body).toEqual({ loyalty: true, discount: 20, mark: 'first_booking' });
    const responses = await Promise.all([
      book(ada, draftFor(grace, { ...freeSlot(), ...discounted })),
      book(ada, draftFor(hope, { ...freeSlot(7, '14:00'), ...discounted })),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    await sql`update loyalty_scheme set first_booking_discount = 0`.execute(api.db);
  });

  test('the check for a first booking waits for a concurrent booking', async () => {
    const ada = await api.makeCustomer();
    const [grace, hope] = [await api.makePractitioner(), await api.makePractitioner()];
    const { body } = await book(ada, draftFor(grace, freeSlot()));
    await sql`update loyalty_scheme set first_booking_discount = 20`.execute(api.db);
    const discounted = { total_amount: 20, discount_amount: 5, discount: 20 };
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: claimed, resolve: markClaimed } = Promise.withResolvers<void>();
    const slow = inTransaction(api.db, async (trx) => {
      expect(await claimDiscount(trx, ada.id, grace.id)).toMatchObject({ mark: 'first_booking' });
      await sql`update bookings set discount_mark = 'first_booking' where id = ${body.id}`.execute(
        trx,
      );
      markClaimed();
      await released;
    });
    await Promise.race([claimed, slow]);

    const quick = book(ada, draftFor(hope, { ...freeSlot(7, '14:00'), ...discounted }));
    const seen = await settlesOrBlocks(api.db, quick);
    release();
    await slow;

    expect(seen).toBe('blocks');
    expect((await quick).status).toBe(409);
    await sql`update loyalty_scheme set first_booking_discount = 0`.execute(api.db);
  });

  test('the rebooking discount follows a completed booking with the same practitioner', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner();
    const { body } = await book(ada, draftFor(grace, freeSlot(4)));
    await sql`update bookings set status = 'completed', paid_at = now() where id = ${body.id}`.execute(
      api.db,
    );

    const offer = (practitioner_id: string, as = ada, user_id = String(ada.id)) =>
      api.call(loyaltyOffer, { params: { user_id, practitioner_id } }, { as });
    expect((await offer(String(grace.id))).body).toEqual({
      loyalty: true,
      discount: 10,
      mark: 'rebook',
    });
    const stranger = await api.makePractitioner();
    expect((await offer(String(stranger.id))).body).toEqual({
      loyalty: false,
      discount: 0,
      mark: null,
    });
    expect((await offer(String(grace.id), await api.makeCustomer())).status).toBe(404);
  });
});

test('what no card can pay is not held', async () => {
  const ada = await api.makeCustomer();
  const grace = await api.makePractitioner({ offers: [{ price: 10_000_000, duration: 15 }] });
  const draft = draftFor(grace, {
    ...freeSlot(5),
    services_ids: Array.from({ length: 10 }, () => grace.offers[0]!.subServiceId),
    total_amount: 1_000_000,
  });

  const { status, body } = await book(ada, draft);

  expect([status, body.errors?.total_amount]).toEqual([
    422,
    ['A card payment can be £999,999.99 at most. Please book in several parts.'],
  ]);
});

describe('an idempotency key', () => {
  test('with the same body gives the same booking, even for concurrent calls', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner();
    const draft = draftFor(grace, freeSlot(5));
    const responses = await Promise.all(Array.from({ length: 5 }, () => book(ada, draft, 'key-1')));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    const other = await book(ada, { ...draft, start_time: '15:00:00' }, 'key-1');
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
  });

  test('belongs to one customer: the same key of another one gives another booking', async () => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const grace = await api.makePractitioner();
    const first = await book(ada, draftFor(grace, freeSlot(5, '09:00')), 'key-2');
    const second = await book(bob, draftFor(grace, freeSlot(5, '13:00')), 'key-2');

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test('of a hold that was moved gives what it was moved to, until that is cancelled', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner();
    const draft = draftFor(grace, freeSlot(6));
    const first = await book(ada, draft, 'key-4');
    const replaces = first.body.id;
    const moved = await book(ada, { ...draftFor(grace, freeSlot(7, '10:00')), replaces });

    expect((await book(ada, draft, 'key-4')).body.id).toBe(moved.body.id);
    const params = { id: String(moved.body.id) };
    await api.call(cancelByCustomer, { params, body: {} }, { as: ada });
    const again = await book(ada, draft, 'key-4');
    expect(again.body).toMatchObject({ booking_status: 'confirmed', start_time: draft.start_time });
  });

  test('can be used again when its booking was refused, has expired or was cancelled', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner();
    const draft = draftFor(grace, freeSlot(6));
    expect((await book(ada, { ...draft, total_amount: 1 }, 'key-3')).status).toBe(409);
    const first = await book(ada, draft, 'key-3');
    await sql`update bookings set status = 'expired' where id = ${first.body.id}`.execute(api.db);
    const second = await book(ada, draft, 'key-3');
    const params = { id: String(second.body.id) };
    await api.call(cancelByCustomer, { params, body: {} }, { as: ada });
    const third = await book(ada, draft, 'key-3');

    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first, second, third].map(({ body }) => body.id)).size).toBe(3);
    expect(third.body.booking_status).toBe('confirmed');
    expect((await book(ada, draft, 'key-3')).body.id).toBe(third.body.id);
    expect((await book(ada, draft, 'x'.repeat(300))).status).toBe(422);
  });
});

test('a cancelled booking cannot be paid', async () => {
  const ada = await api.makeCustomer();
  const grace = await api.makePractitioner();
  const { body } = await book(ada, draftFor(grace, freeSlot(5, '16:00')));
  await sql`update bookings set status = 'cancelled_by_customer' where id = ${body.id}`.execute(
    api.db,
  );
  const params = { params: { id: String(body.id) } };

  const refused = await api.call(paymentIntent, params, { as: ada });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The status of this booking does not allow payment',
  ]);
  const read = await api.call(bookingCall, params, { as: ada });
  expect(read.body.booking_status).toBe('cancelled_by_customer');
});

describe('an own hold never blocks its customer (D70)', () => {
  const timesFor = async (as: TestUser | undefined, grace: TestPractitioner, date: string) => {
    const query = {
      'sub_service[]': String(grace.offers[0]?.subServiceId),
      date,
      locationtype: 'mobile' as const,
    };
    const params = { id: String(grace.id) };
    return (await api.call(availableBookingStartTimes, { params, query }, { as })).body as string[];
  };
  const statusOf = (id: number) =>
    api.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow();

  test('its time and the times beside it are free for them, and for nobody else', async () => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const grace = await api.makePractitioner();
    const slot = freeSlot(6, '14:00');
    const before = await timesFor(ada, grace, slot.date);
    expect((await book(ada, draftFor(grace, slot))).status).toBe(201);

    expect(await timesFor(ada, grace, slot.date)).toEqual(before);
    for (const other of [bob, undefined]) {
      expect(await timesFor(other, grace, slot.date)).not.toContain('14:00');
    }
    const query = {
      'sub_service[]': String(grace.offers[0]?.subServiceId),
      from: slot.date,
      to: slot.date,
      locationtype: 'mobile' as const,
    };
    const days = await api.call(
      availableDays,
      { params: { id: String(grace.id) }, query },
      { as: ada },
    );
    expect(days.body.days).toEqual([slot.date]);
  });

  test('choosing an overlapping time moves it', async () => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const grace = await api.makePractitioner();
    const first = await book(ada, draftFor(grace, freeSlot(6, '14:00')));
    const moved = await book(ada, draftFor(grace, freeSlot(6, '14:15')));

    expect(moved.status).toBe(201);
    expect(await statusOf(first.body.id)).toEqual({ status: 'expired' });
    expect((await book(bob, draftFor(grace, freeSlot(6, '14:15')))).status).toBe(409);
  });

  test('gives way to a time within the market’s buffer only where that is kept free', async () => {
    const heldBeside = async (
      places: [BookingDraft['location_type'], BookingDraft['location_type']],
      way?: 'car',
    ) => {
      const ada = await api.makeCustomer();
      const grace = await api.makePractitioner({ salons: [{}] });
      if (way) await setTravel(api.db, grace.id, { way });
      const [first, second] = places.map((location_type, hour) => ({
        ...draftFor(grace, freeSlot(6, `${14 + hour}:00`)),
        ...(location_type === 'salon' && { location_type, salon_id: grace.salonIds[0]! }),
      }));
      const held = await book(ada, first!);
      expect((await book(ada, second!)).status).toBe(201);

      return (await statusOf(held.body.id)).status;
    };
    await sql`update settings set travel_buffer_minutes = 30`.execute(api.db);
    const found = [
      await heldBeside(['salon', 'salon']),
      await heldBeside(['salon', 'mobile']),
      await heldBeside(['mobile', 'salon']),
      await heldBeside(['mobile', 'mobile'], 'car'),
    ];
    await sql`update settings set travel_buffer_minutes = 0`.execute(api.db);

    expect(found).toEqual(['held', 'expired', 'expired', 'held']);
  });

  test('choosing any other time instead of it moves it, and frees its slot', async () => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const grace = await api.makePractitioner();
    const first = await book(ada, draftFor(grace, freeSlot(6, '14:00')));
    const replaces = first.body.id;
    const moved = await book(ada, { ...draftFor(grace, freeSlot(7, '10:00')), replaces });

    expect(moved.status).toBe(201);
    expect(await statusOf(replaces)).toEqual({ status: 'expired' });
    expect((await book(bob, draftFor(grace, freeSlot(6, '14:00')))).status).toBe(201);
  });

  test('what is asked for again as it is held already is the same hold, which another tab may be paying', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner({ salons: [{ name: 'The Yard' }] });
    const draft = draftFor(grace, freeSlot(9, '14:00'));
    const wanted = { ...draft, address: { ...draft.address!, address: '' } };
    const first = await book(ada, wanted);
    const { id } = first.body;
    await api.call(
      saveBookingAddress,
      { params: { id: String(id) }, body: { address: '9 Nightjar Row' } },
      { as: ada },
    );

    const [again, beside] = await Promise.all([book(ada, wanted, 'other-tab'), book(ada, wanted)]);
    expect([again.status, again.body]).toEqual([
      201,
      { ...first.body, location: { ...first.body.location, address: '9 Nightjar Row' } },
    ]);
    expect(beside.body.id).toBe(id);
    expect((await book(ada, { ...wanted, replaces: id })).body.id).toBe(id);

    // Whatever else is asked for is another hold, or is refused as before.
    const { address: _, ...salon } = draftFor(grace, {
      ...freeSlot(9, '14:00'),
      ...{ location_type: 'salon', salon_id: grace.salonIds[0]! },
    });
    const moved = await book(ada, salon);
    expect([moved.status, moved.body.id === id]).toEqual([201, false]);
    expect(await statusOf(id)).toEqual({ status: 'expired' });
    const { salon_id: __, ...theOnlySalon } = salon;
    expect((await book(ada, theOnlySalon)).body.id).toBe(moved.body.id);
    const dearer = await book(ada, { ...salon, total_amount: salon.total_amount + 0.001 });
    expect(dearer.status).toBe(422);
    const [treatment = 0] = salon.services_ids;
    const twice = { ...salon, services_ids: [treatment, treatment] };
    const both = await book(ada, { ...twice, total_amount: salon.total_amount * 2 });
    expect([both.status, both.body.id === moved.body.id]).toEqual([201, false]);
  });

  test('a hold that is nearly over is held anew for who asks for it again', async () => {
    const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
    const draft = draftFor(grace, freeSlot(9, '14:00'));
    const first = await book(ada, draft);
    await sql`update bookings set hold_until = clock_timestamp() + interval '110 seconds'
      where id = ${first.body.id}`.execute(api.db);

    const again = await book(ada, draft);
    expect([again.status, again.body.id === first.body.id]).toEqual([201, false]);
  });

  test('what its customer wrote for it goes with it', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner({ salons: [{ name: 'The Yard' }] });
    const at = (time: string, changes: object = {}) => {
      const draft = draftFor(grace, freeSlot(7, time));
      return { ...draft, address: { ...draft.address!, address: '' }, ...changes };
    };
    const first = await book(ada, at('09:00'));
    const params = { id: String(first.body.id) };
    await api.call(
      saveBookingAddress,
      { params, body: { address: '9 Nightjar Row' } },
      { as: ada },
    );
    await api.call(
      saveBookingNotes,
      { params, body: { notes: 'Allergic to acetone' } },
      { as: ada },
    );

    const moved = await book(ada, at('11:00', { replaces: first.body.id }));
    expect(moved.body).toMatchObject({
      notes: 'Allergic to acetone',
      location: { address: '9 Nightjar Row' },
    });
    // At a salon the notes are still of use, the street is not.
    const { address: _, ...salon } = draftFor(grace, {
      ...freeSlot(7, '13:00'),
      ...{ location_type: 'salon', salon_id: grace.salonIds[0]!, replaces: moved.body.id },
    });
    const { body } = await book(ada, salon);
    expect([body.notes, body.location.address]).toEqual(['Allergic to acetone', null]);
  });

  test('what its customer wrote is there again for who books anew soon after it ended', async () => {
    const grace = await api.makePractitioner();
    const notesOfNext = async (as: TestUser, time: string) =>
      (await book(as, draftFor(grace, freeSlot(7, time)))).body.notes;
    const ended = async (time: string, ago: string) => {
      const ada = await api.makeCustomer();
      const { body } = await book(ada, draftFor(grace, freeSlot(7, time)));
      const params = { id: String(body.id) };
      const notes = { notes: 'Allergic to acetone' };
      await api.call(saveBookingNotes, { params, body: notes }, { as: ada });
      await sql`update bookings set status = 'expired', hold_until = now() - ${ago}::interval
        where id = ${body.id}`.execute(api.db);

      return ada;
    };

    const ada = await ended('09:00', '2 minutes');
    expect(await notesOfNext(await api.makeCustomer(), '09:00')).toBe('');
    expect(await notesOfNext(ada, '11:00')).toBe('Allergic to acetone');
    expect(await notesOfNext(await ended('13:00', '2 hours'), '15:00')).toBe('');
  });

  test('one that two tabs move at once is one hold afterwards, and so in a third', async () => {
    const ada = await api.makeCustomer();
    const grace = await api.makePractitioner();
    const first = await book(ada, draftFor(grace, freeSlot(6, '09:00')));
    const to = (time: string) =>
      book(ada, { ...draftFor(grace, freeSlot(7, time)), replaces: first.body.id });

    const moved = [...(await Promise.all([to('10:00'), to('13:00')])), await to('16:00')];

    expect(moved.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { rows } = await sql<{ id: number }>`select id from bookings
      where customer_id = ${ada.id} and status = 'held'`.execute(api.db);
    expect(rows).toEqual([{ id: moved[2]!.body.id }]);
    // Whichever tab still shows one of the others is told what became of it, until that is over, too.
    const last = moved[2]!.body.id;
    const read = (id: number) => api.call(bookingCall, { params: { id: String(id) } }, { as: ada });
    const gone = await Promise.all([first, ...moved].map(({ body }) => read(body.id)));
    expect(gone.map(({ status, body }) => [status, (body as ErrorResponse).replaced_by])).toEqual([
      [404, last],
      [404, last],
      [404, last],
      [200, undefined],
    ]);
    expect(gone[0]!.body.message).toBe('This booking was moved to another time');
    for (const change of [paymentIntent, cancelByCustomer, acceptChange]) {
      const params = { id: String(first.body.id) };
      const refused = await api.call(change, { params }, { as: ada });
      expect(refused.body).toMatchObject({
        message: 'This booking was moved to another time',
        replaced_by: last,
      });
    }
    await sql`update bookings set hold_until = clock_timestamp() where id = ${last}`.execute(
      api.db,
    );
    const over = await read(first.body.id);
    expect(over.body).toEqual({
      code: 'not_found',
      message: 'This booking was automatically deleted due to lack of payment',
    });
  });

  test('one that another tab has moved and paid since is not sold again beside it (D98)', async () => {
    const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
    const at = (time: string) => draftFor(grace, freeSlot(6, time));
    const replaces = (await book(ada, at('09:00'))).body.id;
    const { body: between } = await book(ada, { ...at('11:00'), replaces });
    const { body: moved } = await book(ada, { ...at('13:00'), replaces: between.id });
    await sql`update bookings set status = 'confirmed', paid_at = now()
      where id = ${moved.id}`.execute(api.db);

    for (const seen of [replaces, between.id]) {
      const { status, body } = await book(ada, { ...at('15:00'), replaces: seen });
      expect([status, body.code]).toEqual([409, 'wrong_state']);
    }
    expect((await book(ada, at('15:00'))).status).toBe(201);
  });

  test('neither a paid booking nor a stranger’s hold is let go, nor one for a refused time', async () => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const grace = await api.makePractitioner();
    const [own, taken] = [
      await book(ada, draftFor(grace, freeSlot(6, '10:00'))),
      await book(bob, draftFor(grace, freeSlot(6, '14:00'))),
    ];
    const to = (replaces: number, time: string) =>
      book(ada, { ...draftFor(grace, freeSlot(6, time)), replaces });

    expect((await to(own.body.id, '14:00')).status).toBe(409);
    // Of anybody else's, as of one that there never was, nobody learns anything.
    for (const replaces of [taken.body.id, 999_999_999]) {
      const { status, body } = await to(replaces, '16:00');
      expect([status, body.errors]).toEqual([404, { replaces: ['Booking not found'] }]);
    }
    const hedy = await api.makePractitioner();
    const elsewhere = { ...draftFor(hedy, freeSlot(6, '16:00')), replaces: own.body.id };
    expect((await book(ada, elsewhere)).status).toBe(404);
    expect(await statusOf(own.body.id)).toEqual({ status: 'held' });
    expect(await statusOf(taken.body.id)).toEqual({ status: 'held' });
    await sql`update bookings set status = 'confirmed', paid_at = now()
      where id = ${own.body.id}`.execute(api.db);
    // Neither over it nor beside it: whoever changes it in another tab does not mean to pay twice.
    for (const time of ['10:15', '12:00']) {
      const { status, body } = await to(own.body.id, time);
      expect([status, body.code]).toEqual([409, 'wrong_state']);
    }
    expect(await statusOf(own.body.id)).toEqual({ status: 'confirmed' });
    expect((await book(ada, draftFor(grace, freeSlot(6, '12:00')))).status).toBe(201);
  });
});
