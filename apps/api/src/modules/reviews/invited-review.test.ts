import {
  type InvitedReviewDraft,
  inviteReview,
  inviteReviewer,
  leaveInvitedReview,
  practitionerReviews,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { invitationSeal, unseal } from '../../secrets/seal.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const draft: InvitedReviewDraft = {
  timekeeping: 5,
  friendliness: 5,
  communication: 5,
  satisfaction: 4.5,
  review: 'I have gone to her for years.',
  reviewer_name: 'Bea Client',
};
/** An invitation, and the token that its mail holds. */
async function invited() {
  const grace = await api.makePractitioner();
  const email = `${crypto.randomUUID()}@clients.example`;
  await api.call(inviteReviewer, { body: { reviewer_email: email } }, { as: grace });
  const { sealed_token } = await api.db
    .selectFrom('review_invitations')
    .select('sealed_token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { dataKey } = api.deps.config;

  return { grace, email, token: unseal(dataKey, invitationSeal(grace.id, email), sealed_token) };
}
const look = (token: string) => api.call(inviteReview, { params: { token } });
const leave = (token: string, body: object = draft) =>
  api.call(leaveInvitedReview, { params: { token }, body: body as InvitedReviewDraft });

test('needs no login, works once, and is shown as an invited client’s (D29)', async () => {
  const { grace, token } = await invited();

  expect(await look(token)).toMatchObject({
    status: 200,
    body: { review: true, practitioner_name: 'Grace Example' },
  });
  expect(await leave(token)).toMatchObject({
    status: 201,
    body: { message: 'Thank you for your review' },
  });
  expect((await look(token)).body.review).toBe(false);
  expect(await leave(token)).toMatchObject({
    status: 409,
    body: { message: 'You already made a review by this link' },
  });
  const { body } = await api.call(practitionerReviews, { params: { id: String(grace.id) } });
  expect(body).toMatchObject({
    rating: { overall: 5, satisfaction: 4.5 },
    reviews: [{ reviewer_name: 'Bea C.', rating: 5, text: draft.review, invited: true }],
  });
});

test('of ten who come with one link at once, one is heard', async () => {
  const { token } = await invited();

  const answers = await Promise.all(Array.from({ length: 10 }, () => leave(token)));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
});

test('a link that ran out, that nobody made, or of somebody who left is no link', async () => {
  const [late, left] = [await invited(), await invited()];
  await sql`update review_invitations set expires_at = now() - interval '1 second'
    where email = ${late.email}`.execute(api.db);
  await sql`update users set erased_at = now() where id = ${left.grace.id}`.execute(api.db);

  for (const token of [late.token, left.token, 'x'.repeat(43), 'short']) {
    for (const answer of [await look(token), await leave(token)]) {
      expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid token' } });
    }
  }
  const reviews = await api.db
    .selectFrom('reviews')
    .select('id')
    .where('practitioner_id', 'in', [late.grace.id, left.grace.id])
    .execute();
  expect(reviews).toEqual([]);
});

test('a mistake does not use the link up', async () => {
  const { token } = await invited();

  const answer = await leave(token, { ...draft, reviewer_name: ' ', timekeeping: 0 });

  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { reviewer_name: ['Name is required'], timekeeping: ['Please rate the timekeeping'] },
  ]);
  expect((await leave(token)).status).toBe(201);
});

test('a used link is not kept in a form that could be read', async () => {
  const { email, token } = await invited();
  await leave(token);

  const kept = await api.db
    .selectFrom('review_invitations')
    .select(['sealed_token', 'used_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(kept.sealed_token).toHaveLength(0);
  expect(kept.used_at).not.toBeNull();
});
