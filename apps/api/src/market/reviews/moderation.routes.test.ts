import {
  adminReviews,
  auditLog,
  hideReview,
  practitionerReviews,
  type ReviewDraft,
  reportReview,
  reviewBooking,
  unhideReview,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
});
afterAll(() => api.close());

async function reviewed(
  stars: number,
  review: string,
  grace?: TestPractitioner,
  timekeeping = stars,
) {
  const practitioner = grace ?? (await api.makePractitioner());
  const ada = await api.makeCustomer();
  const booking = await makeCompletedBooking(api.db, ada, practitioner);
  const ratings = {
    timekeeping,
    friendliness: stars,
    communication: stars,
    satisfaction: stars,
  };
  const body: ReviewDraft = { ...ratings, review };
  await api.call(reviewBooking, { params: { booking_id: String(booking) }, body }, { as: ada });
  const { id } = await api.db
    .selectFrom('reviews')
    .select('id')
    .where('booking_id', '=', booking)
    .executeTakeFirstOrThrow();

  return { grace: practitioner, booking, id };
}
type Query = Parameters<typeof list>[0];
const list = async (query: {
  q?: string;
  state?: 'all' | 'visible' | 'hidden' | 'reported';
  max_rating?: '2';
  page?: string;
}) => (await api.call(adminReviews, { query }, { as })).body;
const ids = async (query: Query) => (await list(query)).reviews.map(({ id }) => id);
const hide = (id: number, reason = 'Abusive') =>
  api.call(hideReview, { params: { id: String(id) }, body: { reason } }, { as });
const unhide = (id: number) => api.call(unhideReview, { params: { id: String(id) } }, { as });
const report = (id: number, who: TestUser, reason = 'Never my client') =>
  api.call(reportReview, { params: { id: String(id) }, body: { reason } }, { as: who });
const shown = async ({ id }: TestPractitioner) =>
  (await api.call(practitionerReviews, { params: { id: String(id) } })).body;

test('a rating is the same for admins as for everybody: to the nearest half (D28)', async () => {
  const { grace, id } = await reviewed(4.5, 'Nearly on time.', undefined, 4);

  expect((await shown(grace)).reviews).toMatchObject([{ rating: 4.5 }]);
  expect((await list({ q: 'Nearly on time.' })).reviews).toMatchObject([{ id, rating: 4.5 }]);
});

test('a hidden review is not shown and does not count until it is shown again', async () => {
  const { grace, id } = await reviewed(1, 'Rude and late.');
  await reviewed(5, 'Wonderful.', grace);
  expect((await shown(grace)).rating.overall).toBe(3);

  const hidden = await hide(id);

  expect(hidden).toMatchObject({
    status: 200,
    body: {
      message: 'The review is hidden',
      review: { id, hidden_reason: 'Abusive', hidden_at: expect.any(String) },
    },
  });
  expect(await shown(grace)).toMatchObject({ rating: { overall: 5 }, reviews: [{ rating: 5 }] });
  expect(await unhide(id)).toMatchObject({
    status: 200,
    body: { message: 'The review is shown', review: { hidden_reason: null, hidden_at: null } },
  });
  expect((await shown(grace)).rating.overall).toBe(3);
});

test('each decision is recorded once in the audit log', async () => {
  const { grace, id } = await reviewed(2, 'Hm.');
  for (const step of [hide, hide, unhide, unhide]) await step(id);

  const { entries } = (await api.call(auditLog, { query: { object: `review:${id}` } }, { as }))
    .body;

  expect(entries.map(({ action, actor, detail }) => [action, actor?.user_id, detail])).toEqual([
    [
      'review.unhide',
      as.id,
      { practitioner_id: grace.id, was_hidden: true, settles_report: false },
    ],
    [
      'review.hide',
      as.id,
      {
        practitioner_id: grace.id,
        was_hidden: false,
        settles_report: false,
        reason: 'Abusive',
      },
    ],
  ]);
});

test('three decisions at once, of which two change nothing, are recorded once', async () => {
  const { id } = await reviewed(2, 'At once.');
  const responses = await api.db.transaction().execute(async (trx) => {
    await trx.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().execute();
    const running = [hide(id), hide(id), hide(id)];
    while ((await blockedSessions()) < running.length) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }

    return running;
  });

  for (const response of responses) expect((await response).status).toBe(200);
  const { total } = (await api.call(auditLog, { query: { object: `review:${id}` } }, { as })).body;
  expect(total).toBe(1);
});

async function blockedSessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);

  return rows[0]?.count ?? 0;
}

test('hiding needs a reason and an existing review', async () => {
  const { id } = await reviewed(2, 'So so.');

  expect((await hide(id, '  ')).body.errors).toEqual({ reason: ['Please give a reason'] });
  for (const response of [await hide(99_999_999), await unhide(99_999_999)]) {
    expect(response).toMatchObject({ status: 404, body: { message: 'Review not found' } });
  }
});

test('practitioners can report a review of themselves, once, and an admin settles it', async () => {
  const { grace, id } = await reviewed(1, 'Never turned up.');
  const other = await api.makePractitioner();
  const before = (await list({})).reported;

  expect((await report(id, other)).status).toBe(404);
  expect((await report(id, grace)).body.message).toBe('Thank you. We will look at this review.');
  expect(await report(id, grace)).toMatchObject({
    status: 409,
    body: { message: 'You have already reported this review' },
  });
  const reported = await list({ state: 'reported' });
  expect(reported.reported).toBe(before + 1);
  expect(reported.reviews.find((each) => each.id === id)).toMatchObject({
    reported_reason: 'Never my client',
    report_waits: true,
  });

  await unhide(id);
  expect(await ids({ state: 'reported' })).not.toContain(id);
  expect((await list({})).reported).toBe(before);
  expect((await shown(grace)).reviews).toHaveLength(1);
});

test('the practitioner is told how their report was settled, once; of other decisions nothing', async () => {
  const { grace, id } = await reviewed(1, 'Never came.');
  const mails = () =>
    api.db
      .selectFrom('mail_outbox')
      .select(['kind', 'detail'])
      .where('to_user_id', '=', grace.id)
      .where('kind', '=', 'review_report_settled')
      .execute();
  await hide(id);
  await unhide(id);
  expect(await mails()).toEqual([]);

  await report(id, grace);
  await hide(id);
  await unhide(id);

  expect(await mails()).toEqual([
    { kind: 'review_report_settled', detail: expect.objectContaining({ review_id: id }) },
  ]);
});

test('the list is filtered by text, state and stars, and paginated', async () => {
  const grace = await api.makePractitioner({ firstName: 'Zenobia' });
  const bad = await reviewed(1.5, 'A 100% disaster.', grace);
  const good = await reviewed(5, 'Could not be better.', grace);
  await hide(bad.id);

  expect(await ids({ q: 'zenobia ex' })).toEqual([good.id, bad.id]);
  expect(await ids({ q: 'example  zenobia' })).toEqual([good.id, bad.id]);
  expect(await ids({ q: 'zenobia  disaster' })).toEqual([bad.id]);
  expect(await ids({ q: '100%' })).toEqual([bad.id]);
  expect(await ids({ q: String(good.booking) })).toEqual([good.id]);
  expect(await ids({ q: 'zenobia', state: 'hidden' })).toEqual([bad.id]);
  expect(await ids({ q: 'zenobia', state: 'visible' })).toEqual([good.id]);
  expect(await ids({ q: 'zenobia', max_rating: '2' })).toEqual([bad.id]);
  expect(await list({ q: 'zenobia', page: '2' })).toMatchObject({ reviews: [], total: 2 });
  expect((await list({ q: 'zenobia' })).reviews[0]).toMatchObject({
    practitioner_id: grace.id,
    practitioner_name: 'Zenobia Example',
    reviewer_name: 'Ada Example',
    booking_id: good.booking,
    invited: false,
    rating: 5,
    text: 'Could not be better.',
  });
});
