import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { decrypt, invitationContext } from '../../infrastructure/encryption/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const stars = { friendliness: 5, communication: 5, satisfaction: 5, timekeeping: 5 };

const invite = async (as: TestPractitioner, reviewer_email: string) => {
  const { status, body } = await api.call(
    contract.inviteReviewer,
    { body: { reviewer_email } },
    { as },
  );

  return [status, body.errors?.reviewer_email?.[0]];
};

/** The client is invited, and leaves a review. */
async function review(grace: TestPractitioner, client: TestUser): Promise<void> {
  expect(await invite(grace, client.email)).toEqual([201, undefined]);
  const { sealed_token } = await api.db
    .selectFrom('review_invitations')
    .select('sealed_token')
    .where('email', '=', client.email)
    .executeTakeFirstOrThrow();
  const context = invitationContext(grace.id, client.email);
  const token = decrypt(api.deps.config.dataKeys, context, sealed_token);
  const body = { ...stars, review: 'Lovely.', reviewer_name: 'Bea Client' };
  const left = await api.call(contract.leaveInvitedReview, { params: { token }, body });
  expect(left.status).toBe(201);
}

const leave = async (as: TestUser) =>
  expect((await api.call(contract.deleteAccount, {}, { as })).status).toBe(200);

async function reviewAndLeave(grace: TestPractitioner, client: TestUser): Promise<void> {
  await review(grace, client);
  await leave(client);
}

test('clients who review and delete their accounts make no room for more invitations', async () => {
  const grace = await api.makePractitioner();
  const clients = [await api.makeCustomer(), await api.makeCustomer(), await api.makeCustomer()];
  for (const client of clients) await reviewAndLeave(grace, client);

  expect(await invite(grace, `${crypto.randomUUID()}@clients.example`)).toEqual([
    422,
    'You can invite 3 reviewers',
  ]);
});

test('the mailbox of one cannot be invited again, though nothing says which it was', async () => {
  const [grace, bea] = [await api.makePractitioner(), await api.makeCustomer()];
  await reviewAndLeave(grace, bea);

  const again = 'You have already invited this email address';
  expect(await invite(grace, bea.email.replace('@', '+again@'))).toEqual([422, again]);
  const { email } = await api.db
    .selectFrom('review_invitations')
    .select('email')
    .where('practitioner_id', '=', grace.id)
    .executeTakeFirstOrThrow();
  expect(email).toMatch(/^erased-[0-9a-f]{32}@freely\.invalid$/);
  const shown = [{ email: 'Former client' }];
  expect((await api.call(contract.reviewers, {}, { as: grace })).body).toEqual(shown);
  const { body } = await api.call(contract.ownData, {}, { as: grace });
  expect(body.practitioner?.invited_reviewers).toMatchObject(shown);
});

test('their review is signed as that of a former client, in no shorter form', async () => {
  const [grace, bea] = [await api.makePractitioner(), await api.makeCustomer()];
  await reviewAndLeave(grace, bea);

  const { body } = await api.call(contract.practitionerReviews, {
    params: { id: String(grace.id) },
  });

  expect(body.reviews).toMatchObject([{ reviewer_name: 'Former client', text: 'Lovely.' }]);
});

test('their review stays theirs after the practitioner has left, and loses their name with them', async () => {
  const [grace, bea] = [await api.makePractitioner(), await api.makeCustomer()];
  await review(grace, bea);
  expect(await invite(grace, `${crypto.randomUUID()}@clients.example`)).toEqual([201, undefined]);
  await leave(grace);

  const { body } = await api.call(contract.ownData, {}, { as: bea });
  expect(body.reviews).toMatchObject([{ text: 'Lovely.' }]);
  await leave(bea);
  const left = await api.db
    .selectFrom('review_invitations')
    .leftJoin('reviews', 'reviews.invitation_id', 'review_invitations.id')
    .select(['email', 'reviewer_name'])
    .where('review_invitations.practitioner_id', '=', grace.id)
    .execute();
  expect(left).toEqual([
    { email: expect.stringMatching(/^erased-/), reviewer_name: 'Former client' },
  ]);
});
