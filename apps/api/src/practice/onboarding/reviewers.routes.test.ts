import { inviteReviewer, reviewers } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { hashToken } from '../../kernel/sessions/index.ts';
import { sendMail } from '../../notifications/index.ts';

let api: TestMarket;
beforeAll(async () => {
  api = await startTestMarket({ worker: false });
});
afterAll(() => api.close());

const sendAll = async () => {
  const waiting = await api.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();
  for (const { id } of waiting) await sendMail(api.deps, id);
};
const someone = () => `${crypto.randomUUID()}@clients.example`;

test('a former client gets one mail, and its token is stored hashed and encrypted', async () => {
  const as = await api.makePractitioner({ firstName: 'Grace' });
  const email = someone();
  const { status } = await api.call(
    inviteReviewer,
    { body: { reviewer_email: ` ${email} ` } },
    { as },
  );
  await sendAll();

  expect(status).toBe(201);
  expect((await api.call(reviewers, {}, { as })).body).toEqual([{ email }]);
  const mails = await api.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Grace Example asks for your review on Freely',
  ]);
  const token = /\/invited-client-review\/([\w-]{43})/.exec(mails[0]!.text)?.[1] ?? '';
  const { days, ...row } = await api.db
    .selectFrom('review_invitations')
    .select(['practitioner_id', 'token_hash', 'sealed_token', 'used_at'])
    .select(sql<number>`round(extract(epoch from expires_at - created_at) / 86400)`.as('days'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect([row.practitioner_id, days, row.used_at]).toEqual([as.id, 30, null]);
  expect(row.token_hash).toEqual(hashToken(token));
  expect(row.sealed_token.toString('latin1')).not.toContain(token);
});

test('nobody can be invited twice, no more than three can be, and nobody can review themselves', async () => {
  const as = await api.makePractitioner();
  const invite = async (reviewer_email: string) => {
    const response = await api.call(inviteReviewer, { body: { reviewer_email } }, { as });
    return [response.status, response.body.errors?.reviewer_email?.[0]];
  };
  const email = someone();

  expect(await invite('nobody')).toEqual([422, 'E-mail must be valid']);
  const labelled = (address: string) => address.replace('@', '+label@');
  for (const own of [as.email, labelled(as.email)]) {
    expect(await invite(own)).toEqual([422, 'You cannot review yourself']);
  }
  for (const disguised of [`<${as.email}>`, `${as.email}.`]) {
    expect(await invite(disguised)).toEqual([422, 'E-mail must be valid']);
  }
  const twice = await Promise.all([invite(email), invite(email.toUpperCase())]);
  expect(twice.map(([status]) => status).sort()).toEqual([201, 422]);
  for (const again of [email, labelled(email)]) {
    expect(await invite(again)).toEqual([422, 'You have already invited this email address']);
  }
  await invite(someone());
  expect(await invite(someone())).toEqual([201, undefined]);
  expect(await invite(someone())).toEqual([422, 'You can invite 3 reviewers']);
});

test('an invitation promises no more than is kept: it is not repeated, but may be renewed', async () => {
  const as = await api.makePractitioner();
  const email = someone();
  const invite = async () =>
    (await api.call(inviteReviewer, { body: { reviewer_email: email } }, { as })).status;
  await invite();
  await sendAll();
  expect(await invite()).toBe(422);
  await sql`update review_invitations set expires_at = now() where email = ${email}`.execute(
    api.db,
  );
  expect(await invite()).toBe(201);
  await sendAll();

  const texts = (await api.mailsTo(email)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).not.toMatch(/only once|not write again/);
    expect(text).toContain('They can ask you again only when this link has expired.');
  }
});

test('an expired invitation is not sent, and can be renewed', async () => {
  const as = await api.makePractitioner();
  const email = someone();
  const invite = () => api.call(inviteReviewer, { body: { reviewer_email: email } }, { as });
  await invite();
  await api.db
    .updateTable('review_invitations')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('email', '=', email)
    .execute();
  await sendAll();
  expect(await api.mailsTo(email)).toEqual([]);

  expect((await invite()).status).toBe(201);
  await sendAll();
  expect(await api.mailsTo(email)).toHaveLength(1);
});

test('reviewers can be invited only at the end of the wizard', async () => {
  const as = await api.makePractitioner({ onboardingStep: 4 });
  const { status } = await api.call(
    inviteReviewer,
    { body: { reviewer_email: someone() } },
    { as },
  );

  expect(status).toBe(409);
});
