import { featuredReviews } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const longEnough = 'On time, lovely company, and the neatest work I have seen.';

/**
 * Makes a practitioner with a completed booking, reviewed with the same stars in every category.
 */
async function review(parts: {
  stars?: number;
  text?: string;
  hidden?: boolean;
  invited?: boolean;
}) {
  const practitioner = await api.makePractitioner({
    offers: [{ category: 'nails', name: 'Gel manicure', price: 2850, duration: 60 }],
  });
  const customer = await api.makeCustomer();
  const { stars = 5, text = longEnough, hidden = false, invited = false } = parts;
  const bookingId = await makeCompletedBooking(api.db, customer, practitioner);
  await sql`
    insert into reviews (practitioner_id, booking_id, reviewer_name, friendliness, communication,
      satisfaction, timekeeping, text, hidden_reason)
    values (${practitioner.id}::bigint, ${invited ? null : bookingId}::bigint, 'Grace Hopper',
      ${stars}, ${stars}, ${stars}, ${stars}, ${text}, ${hidden ? 'abusive' : null})
  `.execute(api.db);

  return practitioner;
}

test('only good, visible reviews of bookings with enough text are quoted, without full names', async () => {
  await review({ stars: 3 });
  await review({ text: 'Nice.' });
  await review({ hidden: true });
  await review({ invited: true });
  expect((await api.call(featuredReviews, {})).body).toEqual({ reviews: [] });

  await review({});
  const { status, body } = await api.call(featuredReviews, {});

  expect(status).toBe(200);
  expect(body.reviews).toEqual([
    {
      id: expect.any(Number),
      reviewer_name: 'Grace H.',
      rating: 5,
      text: longEnough,
      treatment: 'Gel manicure',
      location_type: 'mobile',
      town: 'Leeds',
    },
  ]);
});

test('at most three reviews are quoted', async () => {
  for (let count = 0; count < 4; count += 1) await review({});

  expect((await api.call(featuredReviews, {})).body.reviews).toHaveLength(3);
});
