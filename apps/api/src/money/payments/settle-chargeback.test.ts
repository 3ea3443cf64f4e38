// A visit whose payment the customer's bank has taken back cost nothing: it counts no more than a free one (D73, D96).
import {
  adminBooking,
  adminGifts,
  loyaltyOffer,
  practitionerReviews,
  reviewBooking,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { settleChargeback } from './settle-chargeback.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.makeAdmin();
});
afterAll(() => api.close());

const price = 2850;
const params = (id: number) => ({ params: { id: String(id) } });

/** What the bank says of the payment of a booking, as the provider tells it. */
const dispute = (bookingId: number, status: Stripe.Dispute.Status, amount = price) =>
  settleChargeback(api.deps, {
    id: `dp_${bookingId}`,
    payment_intent: `pi_${bookingId}`,
    amount,
    status,
    balance_transactions: [{}],
  } as Stripe.Dispute);

/** Three visits that took place and were paid for, the first one with a review. */
async function threeVisits() {
  const [grace, ada] = [await api.makePractitioner(), await api.makeCustomer()];
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) ids.push(await makeCompletedBooking(api.db, ada, grace));
  await sql`insert into payments (booking_id, intent_id, status, amount, captured)
    select id, 'pi_' || id, 'succeeded', total_amount, total_amount from bookings
    where id = any (${ids})`.execute(api.db);
  const [id = 0] = ids;
  await sql`insert into gifts (customer_id, number, booking_id)
    values (${ada.id}, 1, ${ids[2]})`.execute(api.db);
  const ratings = { timekeeping: 5, friendliness: 5, communication: 5, satisfaction: 5 };
  await api.call(
    reviewBooking,
    { params: { booking_id: String(id) }, body: { ...ratings, review: 'Wonderful' } },
    { as: ada },
  );

  return { grace, ada, id, ids };
}
type Visits = Awaited<ReturnType<typeof threeVisits>>;

async function countsOf({ grace, ada }: Visits) {
  const { body } = await api.call(practitionerReviews, params(grace.id));
  const query = { per_page: 'all' as const };
  const { body: gifts } = await api.call(adminGifts, { query }, { as: admin });

  return {
    isLabelled: body.reviews[0]?.free,
    rating: body.rating.overall,
    gift: gifts.gifts.find(({ customer_id: customer }) => customer === ada.id)?.state,
  };
}

const discountOf = async ({ grace, ada }: Visits) => {
  const of = { user_id: String(ada.id), practitioner_id: String(grace.id) };

  return (await api.call(loyaltyOffer, { params: of }, { as: ada })).body.discount;
};

test('while a bank has the money, the visit earns neither rating nor gift, and does again once it is back', async () => {
  const visits = await threeVisits();
  const paidFor = { isLabelled: false, rating: 5, gift: 'due' };
  expect(await countsOf(visits)).toMatchObject(paidFor);

  await dispute(visits.id, 'needs_response');
  expect(await countsOf(visits)).toEqual({ isLabelled: true, rating: 0, gift: 'withdrawn' });

  await dispute(visits.id, 'won');
  expect(await countsOf(visits)).toMatchObject(paidFor);
  const { body } = await api.call(adminBooking, params(visits.id), { as: admin });
  const events = body.events.map(({ kind }) => kind);
  expect(events.slice(0, 2)).toEqual(['chargeback_opened', 'chargeback_won']);
});

test('what a bank took only a part of is still paid for', async () => {
  const visits = await threeVisits();
  await dispute(visits.id, 'needs_response', price - 1);

  expect(await countsOf(visits)).toMatchObject({ rating: 5, gift: 'due' });
});

test('visits of which the bank has the money give no discount for coming again', async () => {
  await sql`update loyalty_scheme set rebook_discount = 10`.execute(api.db);
  const visits = await threeVisits();
  expect(await discountOf(visits)).toBe(10);

  for (const id of visits.ids) await dispute(id, 'lost');
  expect(await discountOf(visits)).toBe(0);
});
