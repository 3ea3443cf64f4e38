// An account whose email nobody has confirmed may be a stranger's: it neither reads nor erases what its owner sent
// or received (D42).
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { decrypt, invitationContext } from '../../infrastructure/encryption/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const message = 'I left a ring behind.';
const review = 'I have gone to her for years.';

/** Vera has no account: she wrote to us, and was invited by two practitioners, of whom she reviewed one. */
async function vera(): Promise<string> {
  const email = `vera-${crypto.randomUUID()}@people.example`;
  await api.call(contract.sendContactMessage, {
    body: { name: 'Vera', email, subject: 'A lost ring', message },
  });
  const [grace, other] = [await api.makePractitioner(), await api.makePractitioner()];
  for (const as of [grace, other]) {
    await api.call(contract.inviteReviewer, { body: { reviewer_email: email } }, { as });
  }
  const { sealed_token } = await api.db
    .selectFrom('review_invitations')
    .select('sealed_token')
    .where('email', '=', email)
    .where('practitioner_id', '=', grace.id)
    .executeTakeFirstOrThrow();
  const token = decrypt(api.deps.config.dataKeys, invitationContext(grace.id, email), sealed_token);
  const stars = { friendliness: 5, communication: 5, satisfaction: 5, timekeeping: 5 };
  const { status } = await api.call(contract.leaveInvitedReview, {
    params: { token },
    body: { ...stars, review, reviewer_name: 'Vera Client' },
  });
  expect(status).toBe(201);

  return email;
}

async function register(email: string) {
  const password = 'a-stranger-to-all-2026';
  const { status, body } = await api.call(contract.register, {
    body: {
      user_role: 'customer',
      first_name: 'Eve',
      email,
      phone: '07700900123',
      password,
      password_confirmation: password,
    },
  });
  expect(status).toBe(201);
  const user = { id: body.user_id, email, password, firstName: 'Eve', phone: '07700900123' };

  return { ...user, token: body.access_token };
}

/** What is left of Vera: messages, invitations that she may still use, and the names under her reviews. */
async function leftOf(email: string) {
  const messages = await api.db
    .selectFrom('contact_messages')
    .select('message')
    .where('email', '=', email)
    .execute();
  const invitations = await api.db
    .selectFrom('review_invitations')
    .leftJoin('reviews', 'reviews.invitation_id', 'review_invitations.id')
    .select(['reviewer_name'])
    .where('email', '=', email)
    .orderBy('review_invitations.id')
    .execute();

  return { messages: messages.length, signed: invitations.map((each) => each.reviewer_name) };
}

test('a stranger who registers with an email does not read what came from there', async () => {
  const eve = await register(await vera());

  const { body } = await api.call(contract.ownData, {}, { as: eve });

  expect([body.messages, body.reviews]).toEqual([[], []]);
});

test('a stranger who registers with an email erases nothing that came from there', async () => {
  const email = await vera();
  const eve = await register(email);

  expect((await api.call(contract.deleteAccount, {}, { as: eve })).status).toBe(200);

  expect(await leftOf(email)).toEqual({ messages: 1, signed: ['Vera Client', null] });
});

test('who has confirmed the email reads and erases it', async () => {
  const email = await vera();
  const owner = await register(email);
  await api.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', owner.id)
    .execute();

  const { body } = await api.call(contract.ownData, {}, { as: owner });
  expect(body.messages).toMatchObject([{ message }]);
  expect(body.reviews).toMatchObject([{ text: review }]);
  expect((await api.call(contract.deleteAccount, {}, { as: owner })).status).toBe(200);
  expect(await leftOf(email)).toEqual({ messages: 0, signed: [] });
});
