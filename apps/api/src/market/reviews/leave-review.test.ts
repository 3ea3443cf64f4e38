import {
  currentUser,
  booking as oneBooking,
  practitionerReviews,
  type ReviewDraft,
  reviewBooking,
  searchPractitioners,
} from '@freely/api-client/contract';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const draft: ReviewDraft = {
  timekeeping: 4.5,
  friendliness: 5,
  communication: 4,
  satisfaction: 0.5,
  review: 'Lovely, and on time.',
};
const leave = (id: number, as: TestUser, body: object = draft) =>
  api.call(
    reviewBooking,
    { params: { booking_id: String(id) }, body: body as ReviewDraft },
    { as },
  );
async function completed(status?: string) {
  const [grace, ada] = [await api.makePractitioner(), await api.makeCustomer()];

  return { grace, ada, id: await makeCompletedBooking(api.db, ada, grace, status) };
}
const reviewsOf = async (id: number) =>
  (await api.call(practitionerReviews, { params: { id: String(id) } })).body;

describe('a review of a booking', () => {
  test('is shown at once with first name and initial, and can be left only once', async () => {
    const { grace, ada, id } = await completed();
    const flag = async () =>
      (await api.call(oneBooking, { params: { id: String(id) } }, { as: ada })).body.review;

    expect(await flag()).toBe(true);
    expect(await leave(id, ada)).toMatchObject({
      status: 201,
      body: { message: 'Thank you for your review' },
    });

    expect(await flag()).toBe(false);
    expect(await reviewsOf(grace.id)).toMatchObject({
      // 3.5 is the mean of the four ratings.
      rating: {
        timekeeping: 4.5,
        friendliness: 5,
        communication: 4,
        satisfaction: 0.5,
        overall: 3.5,
      },
      reviews: [{ reviewer_name: 'Ada E.', rating: 3.5, text: draft.review, invited: false }],
      notes: [],
    });
    const me = await api.call(currentUser, {}, { as: grace });
    expect(me.body.practitioner_info).toMatchObject({
      practitioner_rating: 3.5,
      reviews_amount: 1,
    });
    expect(await leave(id, ada)).toMatchObject({
      status: 409,
      body: { message: 'You already made a review for this booking' },
    });
  });

  test('of a booking that cost nothing is shown with a label, and does not count (D73)', async () => {
    const { grace, ada, id } = await completed();
    await sql`update bookings set total_amount = 0 where id = ${id}`.execute(api.db);
    await leave(id, ada);
    const { reviews, rating } = await reviewsOf(grace.id);

    expect(reviews).toMatchObject([{ rating: 3.5, free: true }]);
    expect(rating.overall).toBe(0);
    const { rows } = await sql`
      select from practitioner_ratings where practitioner_id = ${grace.id}`.execute(api.db);
    expect(rows).toEqual([]);

    const paidFor = await makeCompletedBooking(api.db, ada, grace);
    await leave(paidFor, ada, { ...draft, satisfaction: 4.5 });
    expect((await reviewsOf(grace.id)).rating.overall).toBe(4.5);
  });

  test('of a visit that is refunded later, since the practitioner was late, counts no longer', async () => {
    const { grace, ada, id } = await completed();
    await leave(id, ada);
    expect((await reviewsOf(grace.id)).rating.overall).toBe(3.5);

    await sql`update bookings set status = 'no_show_practitioner' where id = ${id}`.execute(api.db);

    const { reviews, rating } = await reviewsOf(grace.id);
    expect(reviews).toMatchObject([{ rating: 3.5, free: true }]);
    expect(rating.overall).toBe(0);
  });

  test('is saved once when ten requests come at once', async () => {
    const { grace, ada, id } = await completed();

    const responses = await Promise.all(Array.from({ length: 10 }, () => leave(id, ada)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect((await reviewsOf(grace.id)).reviews).toHaveLength(1);
  });

  test.each([
    'held',
    'confirmed',
    'cancelled_by_customer',
    'cancelled_by_practitioner',
    'no_show_customer',
    'no_show_practitioner',
  ])('cannot be left for a booking that is %s', async (status) => {
    const { ada, id } = await completed(status);

    expect(await leave(id, ada)).toMatchObject({
      status: 409,
      body: { message: 'The status of this booking does not allow making a review' },
    });
  });

  test('of a short visit can be left from half an hour after its start, as a no-show can be marked before', async () => {
    const { grace, ada, id } = await completed();
    const began = (minutesAgo: number) =>
      sql`update bookings set ends_at = s + interval '5 minutes', starts_at = s,
          during = tstzrange(s, s + interval '5 minutes')
        from (select now() - ${minutesAgo} * interval '1 minute' as s) start
        where id = ${id}`.execute(api.db);
    const params = { params: { id: String(id) } };
    const flag = async () => (await api.call(oneBooking, params, { as: ada })).body.review;

    await began(29);
    expect(await flag()).toBe(false);
    expect(await leave(id, ada)).toMatchObject({
      status: 409,
      body: {
        message: 'A review can be left from 30 minutes after the start of the appointment',
      },
    });
    expect((await reviewsOf(grace.id)).reviews).toEqual([]);

    await began(30);
    expect(await flag()).toBe(true);
    expect((await leave(id, ada)).status).toBe(201);
  });

  test('cannot be left by anybody else: for them the booking does not exist', async () => {
    const { grace, ada, id } = await completed();
    const expired = await completed('expired');

    for (const [who, which] of [
      [await api.makeCustomer(), id],
      [grace, id],
      [ada, 99_999_999],
    ] as const) {
      expect(await leave(which, who)).toMatchObject({
        status: 404,
        body: { message: 'Booking not found' },
      });
    }
    expect(await leave(expired.id, expired.ada)).toMatchObject({
      status: 404,
      body: { message: 'This booking was automatically deleted due to lack of payment' },
    });
  });

  test.each<[object, string, string]>([
    [{ timekeeping: undefined }, 'timekeeping', 'Please rate the timekeeping'],
    [{ friendliness: 0 }, 'friendliness', 'Please rate the friendliness'],
    [{ communication: null }, 'communication', 'Please rate the communication'],
    [{ satisfaction: undefined }, 'satisfaction', 'Please rate your satisfaction'],
    [{ satisfaction: 5.5 }, 'satisfaction', 'A rating can be at most 5'],
    [{ timekeeping: 4.2 }, 'timekeeping', 'A rating must be in half steps'],
    [{ review: undefined }, 'review', 'Please write a review'],
    [{ review: '   ' }, 'review', 'Please write a review'],
    [{ review: 'x'.repeat(256) }, 'review', 'The review may not be greater than 255 characters.'],
  ])('with %j is refused with a reason', async (change, field, message) => {
    const { ada, id } = await completed();

    const { status, body } = await leave(id, ada, { ...draft, ...change });

    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  test('can have between 1 and 255 characters', async () => {
    for (const review of ['x'.repeat(255), '!']) {
      const { ada, id } = await completed();
      expect((await leave(id, ada, { ...draft, review })).status).toBe(201);
    }
  });

  test('by an impersonating admin records both the customer and the admin', async () => {
    const { ada, id } = await completed();
    const admin = await api.makeAdmin();

    expect((await leave(id, await api.impersonate(ada, admin))).status).toBe(201);

    const kept = await api.db
      .selectFrom('reviews')
      .select('impersonator_id')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.impersonator_id).toBe(admin.id);
  });
});

test('the database accepts only ratings in half steps', async () => {
  const { ada, id } = await completed();
  await leave(id, ada);

  await expect(
    sql`update reviews set satisfaction = 4.3 where booking_id = ${id}`.execute(api.db),
  ).rejects.toThrow('reviews_in_half_steps');
});

test('the means are correct for any ratings (D28)', async () => {
  const half = fc.integer({ min: 1, max: 10 }).map((step) => step / 2);
  const ratings = fc.record({
    timekeeping: half,
    friendliness: half,
    communication: half,
    satisfaction: half,
  });
  const nearest = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 2) / 2;

  await fc.assert(
    fc.asyncProperty(fc.array(ratings, { minLength: 1, maxLength: 4 }), async (given) => {
      const [grace, ada] = [await api.makePractitioner(), await api.makeCustomer()];
      for (const each of given) {
        const id = await makeCompletedBooking(api.db, ada, grace);
        expect((await leave(id, ada, { ...draft, ...each })).status).toBe(201);
      }
      const { rating, reviews } = await reviewsOf(grace.id);

      for (const name of [
        'timekeeping',
        'friendliness',
        'communication',
        'satisfaction',
      ] as const) {
        expect(rating[name]).toBe(nearest(given.map((each) => each[name])));
      }
      expect(rating.overall).toBe(nearest(given.flatMap((each) => Object.values(each))));
      expect(reviews.map((each) => each.rating)).toEqual(
        given.map((each) => nearest(Object.values(each))).reverse(),
      );
    }),
    randomRuns({ quick: 6, long: 12 }),
  );
});

test('when a search is sorted by reviews, more reviews come first', async () => {
  const place = { lat: 57.1497, lon: -2.0943 };
  const [few, many] = [await api.makePractitioner(place), await api.makePractitioner(place)];
  const ada = await api.makeCustomer();
  const order = async () =>
    (
      await api.call(searchPractitioners, {
        query: { lat: '57.1497', lon: '-2.0943', sort: 'reviews' },
      })
    ).body.order;

  await leave(await makeCompletedBooking(api.db, ada, few), ada);
  expect(await order()).toEqual([few.id, many.id]);
  await leave(await makeCompletedBooking(api.db, ada, many), ada);
  await leave(await makeCompletedBooking(api.db, ada, many), ada);

  expect(await order()).toEqual([many.id, few.id]);
});
