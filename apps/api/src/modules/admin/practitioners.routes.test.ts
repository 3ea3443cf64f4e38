import {
  adminPractitioners,
  approvePractitioner,
  rejectPractitioner,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestUser } from '../../testing/make-users.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
});
afterAll(() => api.close());

const list = (query: { q?: string; page?: string; per_page?: '10' | '25' | '50' | 'all' } = {}) =>
  api.call(adminPractitioners, { query }, { as });
const decide = (call: typeof approvePractitioner, id: number) =>
  api.call(call, { params: { user_id: String(id) } }, { as });
const stored = (id: number) =>
  api.db
    .selectFrom('practitioners')
    .select(['approved', 'verified', 'approved_at'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
const mailsTo = (id: number) =>
  api.db.selectFrom('mail_outbox').select('kind').where('to_user_id', '=', id).execute();

test('the list shows who waits first, page by page, or everybody', async () => {
  const made = [];
  for (const approved of [null, true, false, true, ...Array<true>(9).fill(true)]) {
    made.push(await api.makePractitioner({ approved, firstName: 'Listed' }));
  }
  const unfinished = await api.makePractitioner({
    approved: null,
    onboardingStep: 2,
    firstName: 'Listed',
  });

  const first = await list({ q: 'listed' });
  const second = await list({ q: 'listed', page: '2' });
  const all = await list({ q: 'LISTED', per_page: 'all' });

  expect(first.body.practitioners).toHaveLength(10);
  expect(second.body.practitioners).toHaveLength(4);
  expect(first.body).toMatchObject({ total: 14, waiting: 2 });
  expect(all.body.practitioners).toEqual([
    ...first.body.practitioners,
    ...second.body.practitioners,
  ]);
  expect(all.body.practitioners.slice(0, 2).map(({ user_id }) => user_id)).toEqual([
    made[0]!.id,
    unfinished.id,
  ]);
  expect(all.body.practitioners[0]).toEqual({
    user_id: made[0]!.id,
    avatar: null,
    first_name: 'Listed',
    last_name: 'Example',
    email: made[0]!.email,
    approved: null,
    insurance: true,
    onboarding_step: 5,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('the search finds by name and e-mail, and takes its signs for signs', async () => {
  const found = await api.makePractitioner({ firstName: 'Zelda 100%_' });

  for (const q of ['zelda', '100%_ ex', found.email.slice(0, 20)]) {
    const { body } = await list({ q });
    expect(body.practitioners.map(({ user_id }) => user_id)).toEqual([found.id]);
  }
  expect((await list({ q: '100_%' })).body).toMatchObject({ practitioners: [], total: 0 });
});

test('approval sets the tick when insurance was declared, mails once and is audited', async () => {
  const insured = await api.makePractitioner({ approved: null, insurance: true });

  const answers = [
    await decide(approvePractitioner, insured.id),
    await decide(approvePractitioner, insured.id),
  ];

  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 200,
      body: [{ user_id: insured.id, approved: true }],
    });
  }
  expect(await stored(insured.id)).toEqual({
    approved: true,
    verified: true,
    approved_at: expect.any(Date),
  });
  expect(await mailsTo(insured.id)).toEqual([{ kind: 'practitioner_approved' }]);
  const audited = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', `practitioner:${insured.id}`)
    .execute();
  expect(audited).toEqual([
    { actor_id: as.id, action: 'practitioner.approve', detail: { before: null, verified: true } },
  ]);
});

test('without declared insurance there is no tick', async () => {
  const { id } = await api.makePractitioner({ approved: null, insurance: false });

  await decide(approvePractitioner, id);

  expect(await stored(id)).toMatchObject({ approved: true, verified: false });
});

test('a rejection takes approval and tick away, and mails nobody', async () => {
  const { id } = await api.makePractitioner({ approved: true });

  const answer = await decide(rejectPractitioner, id);

  expect(answer.body).toEqual([{ user_id: id, approved: false }]);
  expect(await stored(id)).toEqual({ approved: false, verified: false, approved_at: null });
  expect(await mailsTo(id)).toEqual([]);
});

test('search follows the decision', async () => {
  const { id } = await api.makePractitioner({ approved: null });
  const isLive = async () =>
    (
      await api.db
        .selectFrom('live_practitioners')
        .select('practitioner_id')
        .where('practitioner_id', '=', id)
        .execute()
    ).length === 1;

  const seen = [await isLive()];
  await decide(approvePractitioner, id);
  seen.push(await isLive());
  await decide(rejectPractitioner, id);
  seen.push(await isLive());

  expect(seen).toEqual([false, true, false]);
});

test('ten admins approving at once make one entry and one mail', async () => {
  const { id } = await api.makePractitioner({ approved: null });

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => decide(approvePractitioner, id)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await mailsTo(id)).toHaveLength(1);
});

test('a customer, or nobody, is not a practitioner to decide on', async () => {
  const customer = await api.makeCustomer();

  for (const id of [customer.id, 99_999_999]) {
    expect(await decide(approvePractitioner, id)).toMatchObject({
      status: 404,
      body: { message: 'Practitioner not found' },
    });
  }
});
