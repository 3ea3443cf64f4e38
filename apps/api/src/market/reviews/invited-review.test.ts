import {
  type InvitedReviewDraft,
  inviteReview,
  inviteReviewer,
  leaveInvitedReview,
  practitionerReviews,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { decrypt, invitationContext } from '../../infrastructure/encryption/index.ts';

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
/** An invitation, and the token in its mail. */
async function invited() {
  const grace = await api.makePractitioner();
  const email = `${crypto.randomUUID()}@clients.example`;
  await api.call(inviteReviewer, { body: { reviewer_email: email } }, { as: grace });
  const { sealed_token } = await api.db
    .selectFrom('review_invitations')
    .select('sealed_token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { dataKeys } = api.deps.config;

  return {
    grace,
    email,
    token: decrypt(dataKeys, invitationContext(grace.id, email), sealed_token),
  };
}
const readLink = (token: string) => api.call(inviteReview, { params: { token } });
const leave = (token: string, body: object = draft) =>
  api.call(leaveInvitedReview, { params: { token }, body: body as InvitedReviewDraft });

test('an invited review needs no login, works once, and is marked as invited (D29)', async () => {
  const { grace, token } = await invited();

  expect(await readLink(token)).toMatchObject({
    status: 200,
    body: { review: true, practitioner_name: 'Grace Example' },
  });
  expect(await leave(token)).toMatchObject({
    status: 201,
    body: { message: 'Thank you for your review' },
  });
  expect((await readLink(token)).body.review).toBe(false);
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

test('of ten concurrent reviews with one link, one is saved', async () => {
  const { token } = await invited();

  const responses = await Promise.all(Array.from({ length: 10 }, () => leave(token)));

  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
});

test('an expired link, an unknown one, and one of a practitioner who left are invalid', async () => {
  const [late, left] = [await invited(), await invited()];
  await sql`update review_invitations set expires_at = now() - interval '1 second'
    where email = ${late.email}`.execute(api.db);
  await sql`update users set erased_at = now() where id = ${left.grace.id}`.execute(api.db);

  for (const token of [late.token, left.token, 'x'.repeat(43), 'short']) {
    for (const response of [await readLink(token), await leave(token)]) {
      expect(response).toMatchObject({ status: 400, body: { message: 'Invalid token' } });
    }
  }
  const reviews = await api.db
    .selectFrom('reviews')
    .select('id')
    .where('practitioner_id', 'in', [late.grace.id, left.grace.id])
    .execute();
  expect(reviews).toEqual([]);
});

test('an invalid review does not use up the link', async () => {
  const { token } = await invited();

  const response = await leave(token, { ...draft, reviewer_name: ' ', timekeeping: 0 });

  expect([response.status, response.body.errors]).toEqual([
    422,
    { reviewer_name: ['Name is required'], timekeeping: ['Please rate the timekeeping'] },
  ]);
  expect((await leave(token)).status).toBe(201);
});

test('the encrypted token of a used link is deleted', async () => {
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
