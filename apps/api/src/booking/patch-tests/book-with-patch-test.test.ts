import {
  availableBookingStartTimes,
  type BookingDraft,
  booking as bookingCall,
  cancelByCustomer,
  createBooking,
  customerBookings,
  moveBooking,
  patchTestOffer,
  paymentIntent,
  practitionerBookings,
} from '@freely/api-client/contract';
import { londonDay, londonInstant } from '@freely/domain/london-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startsIn } from '../../../test/support/paid-booking.ts';
import {
  bothVisits,
  patchTested,
  ruleFor,
  testedBefore,
  testOf,
  usualRule,
  visitBegan,
} from '../../../test/support/patch-tested.ts';
import { insertVisit, setTravel, stops, type TestStop } from '../../../test/support/roads.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';

let api: TestApi;
let grace: TestPractitioner;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [grace, ada] = [await patchTested(api), await api.makeCustomer()];
});
afterAll(() => api.close());

const book = (draft: BookingDraft, as = ada) => api.call(createBooking, { body: draft }, { as });
const without = ({ patch_test: _, ...draft }: ReturnType<typeof bothVisits>) => draft;
const params = (id: number) => ({ params: { id: String(id) } });
const rowOf = (id: number) =>
  api.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const held = async () => {
  const { status, body } = await book(bothVisits(grace));
  expect([status, body.message]).toEqual([201, undefined]);
  const visits = [body.id, await testOf(api, body.id)] as const;
  return visits;
};
const confirm = (ids: readonly number[]) =>
  sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
    where id = any (${[...ids]}::bigint[])`.execute(api.db);
const statuses = async (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await rowOf(id)).status));

describe('a treatment that needs a patch test', () => {
  test('is refused without one, by a code and in plain words', async () => {
    const { status, body } = await book(without(bothVisits(grace)));

    expect([status, body.code]).toEqual([409, 'patch_test_required']);
    expect(body.message).toBe(
      'Eyelash tint needs a patch test with this practitioner, at least 48 hours before the ' +
        'treatment. Please choose a time for it.',
    );
  });

  test('is held with its test as one booking, which takes the time of both', async () => {
    const [id, visitId] = await held();

    const { body } = await api.call(bookingCall, params(id), { as: ada });
    expect(body.patch_test).toMatchObject({
      ...{ id: visitId, ...freeSlot(7, '10:00'), duration: 15, price: 0, result: null, note: '' },
    });
    const { body: own } = await api.call(customerBookings, {}, { as: ada });
    expect(own.map((each) => each.id)).toEqual([id]);
    const other = await api.makeCustomer();
    const taken = { ...bothVisits(grace), ...freeSlot(12, '10:00') };
    expect((await book(taken, other)).body.code).toBe('slot_taken');
    const times = await api.call(
      availableBookingStartTimes,
      {
        ...params(grace.id),
        query: {
          'sub_service[]': String(grace.offers[1]?.subServiceId),
          date: freeSlot(7).date,
          locationtype: 'mobile',
        },
      },
      { as: other },
    );
    expect(times.body).not.toContain('10:00');
  });

  test('is paid, expired and cancelled with it, and the test has no end of its own', async () => {
    const visits = await held();
    for (const call of [paymentIntent, cancelByCustomer]) {
      expect((await api.call(call, params(visits[1]), { as: ada })).status).toBe(409);
    }
    await confirm(visits);
    const { body: list } = await api.call(practitionerBookings, {}, { as: grace });
    expect(list.map((each) => each.patch_test_for ?? null)).toEqual([
      { booking_id: visits[0], result: null, note: '' },
      null,
    ]);

    await api.call(cancelByCustomer, { ...params(visits[0]), body: {} }, { as: ada });
    expect(await statuses(visits)).toEqual(['cancelled_by_customer', 'cancelled_by_customer']);

    const [again, test] = await held();
    await book({ ...bothVisits(grace), ...freeSlot(11, '12:00'), replaces: again });
    expect(await statuses([again, test])).toEqual(['expired', 'expired']);
  });

  test('keeps the clock of both while the test stays where it was (D101)', async () => {
    const [id, visitId] = await held();
    await sql`update bookings set hold_until = now() + interval '5 minutes'
      where id in (${id}, ${visitId})`.execute(api.db);
    const { hold_until: end } = await rowOf(id);
    const { body } = await book({ ...bothVisits(grace), ...freeSlot(11, '12:00'), replaces: id });

    const visits = [body.id, await testOf(api, body.id)];
    const ends = await Promise.all(visits.map(async (visit) => (await rowOf(visit)).hold_until));
    expect(ends).toEqual([end, end]);
  });

  test('has its test at no time that its customer holds with somebody else, and the other way round (D70)', async () => {
    const [maya, bob] = [await api.makePractitioner(), await api.makeCustomer()];
    const at = (time: string) => draftFor(maya, freeSlot(7, time));
    // The other one first, then the test first.
    expect((await book(at('10:00'), bob)).status).toBe(201);
    const refused = [await book(bothVisits(grace), bob)];
    await sql`update bookings set status = 'expired' where customer_id = ${bob.id}`.execute(api.db);
    await held();
    refused.push(await book(at('10:00')));

    for (const { status, body } of refused) {
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['start_time']]);
    }
    expect((await book(at('12:00'))).status).toBe(201);
  });

  test('that has begun stays when its treatment is cancelled, but not unpaid', async () => {
    const afterCancelling = async (visits: readonly [number, number]) => {
      await visitBegan(api, visits[1], '5 minutes');
      await api.call(cancelByCustomer, { ...params(visits[0]), body: {} }, { as: ada });
      return statuses(visits);
    };
    const unpaid = await held();
    expect(await afterCancelling(unpaid)).toEqual([
      'cancelled_by_customer',
      'cancelled_by_customer',
    ]);

    const paid = await held();
    await confirm(paid);
    expect(await afterCancelling(paid)).toEqual(['cancelled_by_customer', 'confirmed']);
  });

  test('needs the hours between them, and a free time', async () => {
    const close = await book({ ...bothVisits(grace), patch_test: freeSlot(8, '10:15') });

    expect([close.status, close.body.errors]).toEqual([
      422,
      {
        'patch_test.start_time': ['The patch test must be at least 48 hours before the treatment'],
      },
    ]);
    const exact = await book({ ...bothVisits(grace), patch_test: freeSlot(7, '07:00') });
    expect(exact.body.code).toBe('slot_taken');
  });

  test('takes the place of a hold of one’s own in the time of the test, not of a stranger’s (D70)', async () => {
    const nails = grace.offers[1]?.subServiceId ?? 0;
    const inTheWay = { ...draftFor(grace, freeSlot(7, '10:00')), total_amount: 20 };
    const { body: own } = await book({ ...inTheWay, services_ids: [nails] });
    const [id] = await held();
    expect(await statuses([own.id, id])).toEqual(['expired', 'held']);

    const bob = await api.makeCustomer();
    const stranger = { ...inTheWay, services_ids: [nails], ...freeSlot(8, '09:00') };
    const { body: his } = await book(stranger, bob);
    const refused = await book({
      ...bothVisits(grace),
      ...freeSlot(11, '10:00'),
      patch_test: freeSlot(8, '09:00'),
    });
    expect(refused.body.code).toBe('slot_taken');
    expect(await statuses([his.id, id])).toEqual(['held', 'held']);
  });

  test('costs the price of the test, which the total must include', async () => {
    const eyes = await patchTested(api, { price: 5 });
    const short = await book(bothVisits(eyes));
    expect([short.status, short.body.code]).toEqual([409, 'price_changed']);

    const { status, body } = await book(bothVisits(eyes, 5));
    expect([status, body.total_amount, body.patch_test?.price]).toEqual([201, 30, 5]);
  });
});

describe('an earlier test', () => {
  test('counts when it was clear, with this practitioner, and is valid at the visit', async () => {
    await testedBefore(api, { ada, grace }, 'clear', '10 days');
    const again = await book({ ...without(bothVisits(grace)), ...freeSlot(12, '10:00') });
    expect([again.status, again.body.patch_test]).toEqual([201, null]);

    const hope = await patchTested(api);
    expect((await book(without(bothVisits(hope)))).body.code).toBe('patch_test_required');
    const bob = await api.makeCustomer();
    const his = { ...without(bothVisits(grace)), ...freeSlot(13, '10:00') };
    expect((await book(his, bob)).body.code).toBe('patch_test_required');
  });

  test('no longer counts when it expires between the booking and the visit', async () => {
    await testedBefore(api, { ada, grace }, 'clear', '6 months');
    const draft = { ...without(bothVisits(grace)), ...freeSlot(12, '10:00') };

    expect((await book(draft)).body.code).toBe('patch_test_required');
  });

  test('that showed a reaction blocks the treatment, and says why', async () => {
    await testedBefore(api, { ada, grace }, 'reaction', '3 days');
    const { status, body } = await book({ ...bothVisits(grace), ...freeSlot(12, '10:00') });

    expect([status, body.code]).toEqual([409, 'patch_test_reaction']);
    expect(body.message).toMatch(/^Your patch test of .* showed a reaction, so Eyelash tint/);
    // Also once no test is asked for any more.
    await ruleFor(api, grace.offers[0]?.subServiceId ?? 0, null);
    expect((await book(without(bothVisits(grace)))).body.code).toBe('patch_test_reaction');
    await ruleFor(api, grace.offers[0]?.subServiceId ?? 0, usualRule);
  });
});

describe('moving', () => {
  const move = (id: number, to: { date: string; start_time: string }) =>
    api.call(moveBooking, { ...params(id), body: to }, { as: grace });

  test('either visit keeps the hours between them', async () => {
    const [id, visitId] = await held();
    await confirm([id, visitId]);

    for (const [which, slot] of [
      [id, freeSlot(8, '10:00')],
      [visitId, freeSlot(9, '10:00')],
    ] as const) {
      const refused = await move(which, slot);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'The patch test must be at least 48 hours before the treatment',
      ]);
    }
    expect((await move(visitId, freeSlot(8, '09:00'))).status).toBe(200);
    expect((await move(id, freeSlot(11, '10:00'))).status).toBe(200);
  });

  test('a test leaves a day to cancel its treatment free of charge (D104)', async () => {
    const [id, visitId] = await held();
    await confirm([id, visitId]);
    const from = Date.now();
    expect((await move(visitId, freeSlot(8, '09:00'))).status).toBe(200);
    const day = (await rowOf(id)).free_after_move?.getTime() ?? 0;
    expect(day).toBeGreaterThanOrEqual(from + 24 * 3_600_000);

    // As if the treatment were as near as a rule of 24 hours allows.
    await startsIn(api, id, '23 hours');
    const { body } = await api.call(bookingCall, params(id), { as: ada });
    expect(body.free_cancellation_until).toBe(new Date(day).toISOString());
    expect(body.cancellation_policy).toMatch(/^Your practitioner moved your patch test\. Cancel/);
    const cancelled = await api.call(cancelByCustomer, { ...params(id), body: {} }, { as: ada });
    expect(cancelled.body.message).not.toContain('not refunded');
  });

  test('a test stays before its treatment, also when the treatment needs none any more', async () => {
    const visits = await held();
    await confirm(visits);
    await ruleFor(api, grace.offers[0]?.subServiceId ?? 0, null);

    for (const slot of [freeSlot(12, '10:00'), freeSlot(9, '12:00')]) {
      expect((await move(visits[1], slot)).body.message).toBe(
        'The patch test must be at least 24 hours before the treatment',
      );
    }
    expect((await move(visits[1], freeSlot(9, '09:00'))).status).toBe(200);
  });

  test('a treatment does not move beyond the validity of its earlier test', async () => {
    await testedBefore(api, { ada, grace }, 'clear', '5 months 15 days');
    const { body } = await book({ ...without(bothVisits(grace)), ...freeSlot(3, '10:00') });
    await confirm([body.id]);

    expect((await move(body.id, freeSlot(40, '10:00'))).body.message).toBe(
      'Eyelash tint has no patch test that is valid at this time',
    );
  });

  test('what was booked before its treatment needed a test still moves', async () => {
    const nails = grace.offers[1]?.subServiceId ?? 0;
    const plain = { ...draftFor(grace, freeSlot(3, '10:00')), total_amount: 20 };
    const { body } = await book({ ...plain, services_ids: [nails] });
    await confirm([body.id]);
    await ruleFor(api, nails, usualRule);
    const moved = [
      await move(body.id, freeSlot(3, '10:15')),
      await move(body.id, freeSlot(40, '10:00')),
    ];
    await ruleFor(api, nails, null);

    expect(moved.map(({ status }) => status)).toEqual([200, 200]);
  });
});

test('the offer lists free times that leave the hours, at the customer’s own practitioner', async () => {
  const offer = (as: TestUser) =>
    api.call(
      patchTestOffer,
      {
        ...params(grace.id),
        query: {
          'sub_service[]': String(grace.offers[0]?.subServiceId),
          ...freeSlot(10, '10:00'),
          locationtype: 'mobile',
        },
      },
      { as },
    );
  const { body } = await offer(ada);

  expect(body).toMatchObject({ treatments: ['Eyelash tint'], hours_before: 48, duration: 15 });
  expect(body.days.at(-1)).toEqual({
    date: freeSlot(8).date,
    times: ['09:00', '09:15', '09:30', '09:45', '10:00'],
  });
  expect(body.days.every(({ date }) => date >= londonDay(new Date()))).toBe(true);
  const bob = await api.makeCustomer();
  await testedBefore(api, { ada: bob, grace }, 'clear', '10 days');
  expect((await offer(bob)).body.treatments).toEqual([]);
});

test('the offer leaves time for the road to the customer, once the call says where that is', async () => {
  await setTravel(api.db, grace.id, { way: 'car' });
  await sql`update mobile_bases set travel_miles = 12 where practitioner_id = ${grace.id}`.execute(
    api.db,
  );
  const start = londonInstant(freeSlot(8).date, '09:00')!.getTime();
  await insertVisit(api.db, {
    practitionerId: grace.id,
    customerId: ada.id,
    from: start,
    to: start + 15 * 60_000,
    stop: stops.clapham,
  });
  const timesNear = async (stop: TestStop | null) => {
    const { body } = await api.call(
      patchTestOffer,
      {
        ...params(grace.id),
        query: {
          'sub_service[]': String(grace.offers[0]?.subServiceId),
          ...freeSlot(10, '10:00'),
          locationtype: 'mobile',
          ...(stop && { lat: String(stop.lat), lon: String(stop.lon) }),
        },
      },
      { as: ada },
    );

    return body.days.at(-1)?.times;
  };

  expect(await timesNear(null)).toEqual(['09:15', '09:30', '09:45', '10:00']);
  expect(await timesNear(stops.islington)).toEqual(['10:00']);
});
