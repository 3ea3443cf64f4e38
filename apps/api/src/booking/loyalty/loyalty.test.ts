import { createBooking, loyaltyOffer } from '@freely/api-client/contract';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking } from '../../../test/support/paid-booking.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { isDiscountGone } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const offerFor = async (as: TestUser, practitionerId: number) =>
  api.call(
    loyaltyOffer,
    { params: { user_id: String(as.id), practitioner_id: String(practitionerId) } },
    { as },
  );

interface Scheme {
  first: number;
  rebook: number;
  time: number;
  isOn: boolean;
}

const saveScheme = ({ first, rebook, time, isOn }: Scheme) =>
  sql`update loyalty_scheme set first_booking_discount = ${first}, rebook_discount = ${rebook},
    time_discount = ${time},
    time_discount_from = now() + ${isOn ? '-1 hour' : '1 hour'}::interval,
    time_discount_to = now() + interval '2 hours'`.execute(api.db);

describe('of four discounts (D21, D64)', () => {
  test('only the best one is offered and applied: they never add up', async () => {
    const percent = fc.integer({ min: 0, max: 60 });
    const grace = await api.makePractitioner({ offers: [{ price: 10_000, duration: 15 }] });
    let day = 10;
    await fc.assert(
      fc.asyncProperty(
        fc.record({ first: percent, rebook: percent, time: percent, isOn: fc.boolean() }),
        percent,
        fc.constantFrom('none', 'same practitioner', 'other practitioner'),
        async (scheme, admin, history) => {
          await saveScheme({ first: 0, rebook: 0, time: 0, isOn: false });
          const ada = await api.makeCustomer();
          if (history !== 'none') {
            const other = history === 'same practitioner' ? grace : await api.makePractitioner();
            day += 1;
            const before = await confirmedBooking(api, { ada, grace: other, slot: freeSlot(day) });
            await sql`update bookings set status = 'completed' where id = ${before.id}`.execute(
              api.db,
            );
          }
          await saveScheme(scheme);
          if (admin > 0) {
            await sql`insert into customer_discounts values (${ada.id}, ${admin})`.execute(api.db);
          }
          const best = Math.max(
            admin,
            history === 'none' ? scheme.first : 0,
            history === 'same practitioner' ? scheme.rebook : 0,
            scheme.isOn ? scheme.time : 0,
          );

          const { body: offer } = await offerFor(ada, grace.id);
          expect([offer.loyalty, offer.discount]).toEqual([best > 0, best]);
          day += 1;
          const draft = draftFor(grace, {
            ...freeSlot(day),
            total_amount: 100 - best,
            discount: best,
            discount_amount: best,
          });
          const booked = await api.call(createBooking, { body: draft }, { as: ada });
          expect([booked.status, booked.body.discount_mark]).toEqual([201, offer.mark]);
        },
      ),
      randomRuns({ quick: 10, long: 25 }),
    );
  });

  test('a rebooking discount needs a completed booking, not an upcoming, cancelled or missed one', async () => {
    await saveScheme({ first: 0, rebook: 10, time: 0, isOn: false });
    const { id, ada, grace } = await confirmedBooking(api);
    const setStatus = (status: string) =>
      sql`update bookings set status = ${status} where id = ${id}`.execute(api.db);

    for (const status of ['confirmed', 'cancelled_by_customer', 'no_show_customer']) {
      await setStatus(status);
      expect((await offerFor(ada, grace.id)).body).toEqual({
        loyalty: false,
        discount: 0,
        mark: null,
      });
    }
    await setStatus('completed');
    expect((await offerFor(ada, grace.id)).body).toEqual({
      loyalty: true,
      discount: 10,
      mark: 'rebook',
    });
  });
});

test('what was free, or cancelled by its practitioner, leaves the first-booking discount to the next one (D108)', async () => {
  await saveScheme({ first: 0, rebook: 0, time: 0, isOn: false });
  const { id, ada } = await confirmedBooking(api);
  const hope = await api.makePractitioner();
  await saveScheme({ first: 20, rebook: 0, time: 0, isOn: false });
  const late = { id: 0, customer_id: ada.id, discount_mark: 'first_booking' };
  const isFirstAfter = async (changes: { status: string; price: number }) => {
    await sql`update bookings set status = ${changes.status}, total_amount = 0,
      discount_amount = ${changes.price}, discount_mark = 'first_booking'
      where id = ${id}`.execute(api.db);
    const { mark } = (await offerFor(ada, hope.id)).body;
    // The same for a hold that is paid late.
    const isGone = await inTransaction(api.db, (trx) => isDiscountGone(trx, late));
    expect(isGone).toBe(mark === null);

    return mark === 'first_booking';
  };

  expect(await isFirstAfter({ status: 'confirmed', price: 0 })).toBe(true);
  expect(await isFirstAfter({ status: 'cancelled_by_practitioner', price: 2_500 })).toBe(true);
  // The platform paid for it, or its customer gave it back: otherwise the discount is had again and again.
  expect(await isFirstAfter({ status: 'completed', price: 2_500 })).toBe(false);
  expect(await isFirstAfter({ status: 'cancelled_by_customer', price: 2_500 })).toBe(false);
});

test('a hold past its time has the first-booking discount until it is let go: its payment may still succeed', async () => {
  await saveScheme({ first: 20, rebook: 0, time: 0, isOn: false });
  const [ada, grace, hope] = [
    await api.makeCustomer(),
    await api.makePractitioner(),
    await api.makePractitioner(),
  ];
  const discountOf = async () => (await offerFor(ada, hope.id)).body.discount;
  expect(await discountOf()).toBe(20);
  const { total_amount: full } = draftFor(grace, freeSlot(9));
  const body = {
    ...draftFor(grace, freeSlot(9)),
    ...{ discount: 20, discount_mark: 'first_booking' as const },
    ...{ total_amount: full * 0.8, discount_amount: full * 0.2 },
  };
  const { status, body: held } = await api.call(createBooking, { body }, { as: ada });
  expect(status).toBe(201);
  await sql`update bookings set hold_until = now() - interval '1 minute'
    where id = ${held.id}`.execute(api.db);

  expect(await discountOf()).toBe(0);
  await sql`update bookings set status = 'expired' where id = ${held.id}`.execute(api.db);
  expect(await discountOf()).toBe(20);
});

test('nobody can read the offer of another customer, and guests are asked to sign in (D56)', async () => {
  const [ada, bob, grace] = [
    await api.makeCustomer(),
    await api.makeCustomer(),
    await api.makePractitioner(),
  ];
  const params = { user_id: String(bob.id), practitioner_id: String(grace.id) };

  expect((await api.call(loyaltyOffer, { params }, { as: ada })).status).toBe(404);
  expect((await api.call(loyaltyOffer, { params }, { as: await api.makeAdmin() })).status).toBe(
    404,
  );
  expect((await api.call(loyaltyOffer, { params })).status).toBe(401);
});
