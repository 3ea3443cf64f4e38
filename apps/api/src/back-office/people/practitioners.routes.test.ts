import {
  adminPractitioner,
  adminPractitioners,
  approvePractitioner,
  type PractitionerSort,
  practitionerStatistic,
  rejectPractitioner,
  resubmitProfile,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { suspend } from '../../people/accounts/index.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
});
afterAll(() => api.close());

interface Listing {
  q?: string;
  page?: string;
  per_page?: '10' | '25' | '50' | 'all';
  from?: string;
  to?: string;
  state?: 'waiting' | 'onboarding' | 'approved' | 'rejected';
  sort?: PractitionerSort;
}
const list = (query: Listing = {}) => api.call(adminPractitioners, { query }, { as });
const decide = (
  call: typeof approvePractitioner | typeof rejectPractitioner,
  id: number,
  body: { reason?: string; approved?: boolean | null } = {},
) => api.call(call as typeof rejectPractitioner, { params: { user_id: String(id) }, body }, { as });
const stored = (id: number) =>
  api.db
    .selectFrom('practitioners')
    .select(['approved', 'verified', 'approved_at'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
const mailsTo = (id: number) =>
  api.db.selectFrom('mail_outbox').select('kind').where('to_user_id', '=', id).execute();

test('the list shows waiting practitioners first, page by page or all at once', async () => {
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
  expect(first.body).toMatchObject({ total: 14, waiting: 1 });
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
    verified: false,
    insurance: true,
    tick_papers: true,
    waiting_papers: 0,
    onboarding_step: 5,
    town: 'London',
    bookings: 0,
    practitioner_rating: 0,
    reviews_amount: 0,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('the search finds by name and email, and treats % and _ as plain characters', async () => {
  const found = await api.makePractitioner({ firstName: 'Zelda 100%_' });

  for (const q of ['zelda', '100%_ ex', found.email.slice(0, 20)]) {
    const { body } = await list({ q });
    expect(body.practitioners.map(({ user_id }) => user_id)).toEqual([found.id]);
  }
  expect((await list({ q: '100_%' })).body).toMatchObject({ practitioners: [], total: 0 });
});

test('the list sorts by each of its columns, in both directions', async () => {
  const people = [
    { firstName: 'Sorted Ada', city: 'Leeds', onboardingStep: 6, mobile: null, salons: [{}] },
    { firstName: 'Sorted bea', city: 'Bath', onboardingStep: 3 },
    { firstName: 'Sorted Cleo', city: 'York', onboardingStep: 5 },
  ];
  const made = [];
  for (const person of people) made.push((await api.makePractitioner(person)).id);
  const [ada, bea, cleo] = made;
  const inOrder = async (sort: PractitionerSort) =>
    (await list({ q: 'sorted', sort })).body.practitioners.map(({ user_id }) => user_id);

  expect(await inOrder('name')).toEqual([ada, bea, cleo]);
  expect(await inOrder('-name')).toEqual([cleo, bea, ada]);
  expect(await inOrder('town')).toEqual([bea, ada, cleo]);
  expect(await inOrder('-step')).toEqual([ada, cleo, bea]);
  expect(await inOrder('created_at')).toEqual([ada, bea, cleo]);
  expect(await inOrder('-created_at')).toEqual([cleo, bea, ada]);
  const emails = (await list({ q: 'sorted', sort: 'email' })).body.practitioners;
  expect(emails.map(({ email }) => email)).toEqual(emails.map(({ email }) => email).sort());
});

test('the list filters by state, and by the London day of joining', async () => {
  const { id } = await api.makePractitioner({ approved: null, firstName: 'Midsummer' });
  // Half past midnight in London is still the day before in UTC.
  await api.db
    .updateTable('practitioners')
    .set({ joined_at: '2026-06-20T23:30:00Z' })
    .where('user_id', '=', id)
    .execute();
  const found = async (query: Listing) =>
    (await list({ q: 'midsummer', ...query })).body.practitioners.length;

  expect(await found({ from: '2026-06-21', to: '2026-06-21' })).toBe(1);
  expect(await found({ to: '2026-06-20' })).toBe(0);
  expect(await found({ from: '2026-06-22' })).toBe(0);
  expect(await found({ state: 'waiting' })).toBe(1);
  expect(await found({ state: 'onboarding' })).toBe(0);
  expect(await found({ state: 'approved' })).toBe(0);
  expect(await found({ state: 'rejected' })).toBe(0);
  await api.db
    .updateTable('practitioners')
    .set({ onboarding_step: 4 })
    .where('user_id', '=', id)
    .execute();
  expect(await found({ state: 'waiting' })).toBe(0);
  expect(await found({ state: 'onboarding' })).toBe(1);
  expect(await list({ from: '2026-06-22', to: '2026-06-21' })).toMatchObject({
    status: 422,
    body: { errors: { from: ['The first date is after the last one'] } },
  });
});

test('the detail of a practitioner shows profile, declared documents, work and history', async () => {
  const { id } = await api.makePractitioner({
    approved: null,
    firstName: 'Olive',
    mobile: { travelMiles: 4, callOutCharge: 550 },
    salons: [{ name: 'The Yard' }],
    offers: [{ category: 'nails', name: 'Gel manicure', price: 3050, duration: 60 }],
  });
  await decide(approvePractitioner, id);
  await decide(rejectPractitioner, id);

  const { status, body } = await api.call(
    adminPractitioner,
    { params: { user_id: String(id) } },
    { as },
  );

  expect(status).toBe(200);
  expect(body.practitioner).toMatchObject({
    user_id: id,
    first_name: 'Olive',
    approved: false,
    phone: '07700900123',
    bio: 'Ten years of calm hands.',
    start_working_date: '2016-05-01',
    active: true,
    suspended: false,
    live: false,
  });
  expect(body.documents).toEqual({
    insurance: true,
    medical_disclaimer_form: true,
    qualifications: [],
    bank_details: false,
  });
  expect(body.services).toEqual([
    { name: 'Gel manicure', category_name: 'Nails', price: 30.5, duration: 60 },
  ]);
  expect(body.totals).toEqual({
    upcoming: 0,
    completed: 0,
    cancelled_by_customer: 0,
    cancelled_by_practitioner: 0,
    no_show: 0,
  });
  expect(body.history.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['practitioner.reject', 'Avery Example'],
    ['practitioner.approve', 'Avery Example'],
    ['joined', null],
    ['registered', null],
  ]);
});

test('admins see that an account is suspended', async () => {
  const grace = await api.makePractitioner();
  await suspend(api.deps, { email: grace.email, reason: 'A stolen card' });

  const { body } = await api.call(
    adminPractitioner,
    { params: { user_id: String(grace.id) } },
    { as },
  );

  expect(body.practitioner).toMatchObject({ active: false, suspended: true });
  expect(body.history[0]?.kind).toBe('account.suspend');
});

test("of a mobile base, which is the practitioner's home, admins see only district and town (D39)", async () => {
  const { id } = await api.makePractitioner({ salons: [{ name: 'The Yard' }] });

  const { body } = await api.call(adminPractitioner, { params: { user_id: String(id) } }, { as });

  expect(body.places).toEqual([
    {
      location_type: 'mobile',
      name: '',
      address: null,
      town: 'London',
      postcode: 'SW11',
      enabled: true,
      call_out_charge: 0,
      distance_to_travel: 5,
    },
    {
      location_type: 'salon',
      name: 'The Yard',
      address: '1 Example Street',
      town: 'London',
      postcode: 'SW11 4NB',
      enabled: true,
      call_out_charge: null,
      distance_to_travel: null,
    },
  ]);
});

test('of one that an earlier release stored without its space, they see no more', async () => {
  const { id } = await api.makePractitioner({ postcode: 'SW114NB' });

  const { body } = await api.call(adminPractitioner, { params: { user_id: String(id) } }, { as });

  expect(body.places[0]?.postcode).toBe('SW11');
});

test('approval sets the tick when insurance was declared, sends one mail and is audited', async () => {
  const insured = await api.makePractitioner({ approved: null, insurance: true });

  const responses = [
    await decide(approvePractitioner, insured.id),
    await decide(approvePractitioner, insured.id),
  ];

  for (const response of responses) {
    expect(response).toMatchObject({
      status: 200,
      body: [{ user_id: insured.id, approved: true, verified: true }],
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

test('who is still signing up can be rejected, but not approved', async () => {
  const { id } = await api.makePractitioner({ approved: null, onboardingStep: 4 });

  expect(await decide(approvePractitioner, id)).toMatchObject({
    status: 409,
    body: { message: 'They are still signing up, so there is nothing to approve yet' },
  });
  expect(await stored(id)).toMatchObject({ approved: null, verified: false });
  expect(await mailsTo(id)).toEqual([]);
  expect((await decide(rejectPractitioner, id)).status).toBe(200);
});

test('without declared insurance there is no tick', async () => {
  const { id } = await api.makePractitioner({ approved: null, insurance: false });

  await decide(approvePractitioner, id);

  expect(await stored(id)).toMatchObject({ approved: true, verified: false });
});

test('before the papers that the tick needs are approved, an approval says that it does not show', async () => {
  const needFor = (tick: boolean) =>
    api.db.updateTable('paper_kinds').set({ for_tick: tick }).where('kind', '=', 'dbs').execute();
  const { id } = await api.makePractitioner({ approved: null, insurance: true });
  await needFor(true);
  try {
    const { body } = await api.call(adminPractitioner, { params: { user_id: String(id) } }, { as });
    expect(body.practitioner.tick_papers).toBe(false);

    expect((await decide(approvePractitioner, id)).body).toEqual([
      { user_id: id, approved: true, verified: false },
    ]);
  } finally {
    await needFor(false);
  }
  // It shows without another decision once they are.
  expect(await stored(id)).toMatchObject({ verified: true });
});

test('a rejection removes approval and tick, and sends a mail', async () => {
  const { id } = await api.makePractitioner({ approved: true });

  const response = await decide(rejectPractitioner, id);

  expect(response.body).toEqual([{ user_id: id, approved: false }]);
  expect(await stored(id)).toEqual({ approved: false, verified: false, approved_at: null });
  expect(await mailsTo(id)).toEqual([{ kind: 'practitioner_rejected' }]);
});

test('who is rejected reads why, and sends the profile in again', async () => {
  const grace = await api.makePractitioner({ approved: null });
  const reason = 'Please add a photo of your own work';
  const again = () => api.call(resubmitProfile, {}, { as: grace });
  const own = async () => (await api.call(practitionerStatistic, {}, { as: grace })).body;
  const refused = 'Your profile is not rejected, so there is nothing to send in again';
  expect(await again()).toMatchObject({ status: 409, body: { message: refused } });
  await decide(rejectPractitioner, grace.id, { reason });
  expect(await own()).toMatchObject({ approval: 'rejected', rejection_reason: reason });

  expect((await again()).status).toBe(200);
  expect(await own()).toMatchObject({ approval: 'waiting' });
  expect(await own()).not.toHaveProperty('rejection_reason');
  expect((await list({ state: 'waiting', q: grace.email })).body.practitioners).toMatchObject([
    { user_id: grace.id, approved: null },
  ]);
  expect((await again()).status).toBe(409);

  const params = { user_id: String(grace.id) };
  const detail = async () => (await api.call(adminPractitioner, { params }, { as })).body;
  const { practitioner, history } = await detail();
  expect(practitioner.rejection_reason).toBe(reason);
  expect(history.slice(0, 2).map(({ kind }) => kind)).toEqual([
    'practitioner.resubmit',
    'practitioner.reject',
  ]);
  await decide(approvePractitioner, grace.id);
  expect((await detail()).practitioner.rejection_reason).toBe('');
});

test('an approval of who was rejected meanwhile is refused', async () => {
  const { id } = await api.makePractitioner({ approved: null });
  await decide(rejectPractitioner, id, { reason: 'The insurance is not theirs', approved: null });
  // The page of the other admin still shows that they wait.
  const late = await decide(approvePractitioner, id, { approved: null });

  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Somebody has decided on this practitioner/) },
  });
  expect(await stored(id)).toMatchObject({ approved: false });
  expect((await decide(approvePractitioner, id, { approved: false })).status).toBe(200);
});

test('a rejection of what was decided otherwise meanwhile is refused', async () => {
  const { id } = await api.makePractitioner({ approved: true });
  // The page of the other admin still shows that they wait.
  const late = await decide(rejectPractitioner, id, { reason: 'No photos', approved: null });

  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Somebody has decided on this practitioner/) },
  });
  expect(await stored(id)).toMatchObject({ approved: true });
  expect((await decide(rejectPractitioner, id, { approved: true })).status).toBe(200);
});

test('a second rejection is refused, unless it says the same', async () => {
  const { id } = await api.makePractitioner({ approved: null });
  const reason = 'Please add a photo of your own work';
  await decide(rejectPractitioner, id, { reason, approved: null });

  for (const other of [{ reason: 'No insurance' }, { reason: 'No', approved: null }, {}]) {
    expect(await decide(rejectPractitioner, id, other)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^They have been rejected already, with another/) },
    });
  }
  // Pressed twice, say.
  expect((await decide(rejectPractitioner, id, { reason, approved: null })).status).toBe(200);
  expect(await mailsTo(id)).toHaveLength(1);
});

test('who has not completed the sign-up has nothing to send in again', async () => {
  const grace = await api.makePractitioner({ approved: false, onboardingStep: 4 });

  expect(await api.call(resubmitProfile, {}, { as: grace })).toMatchObject({
    status: 409,
    body: { message: 'Please complete registration' },
  });
});

test('a rejection needs no reason, and takes no more than 500 characters', async () => {
  const { id } = await api.makePractitioner({ approved: null });
  const long = await decide(rejectPractitioner, id, { reason: 'a'.repeat(501) });
  expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['reason']]);

  const bare = await api.app.inject({
    method: 'POST',
    url: `/api/v1.0/practitioner-approval/reject/${id}`,
    headers: { authorization: `Bearer ${as.token}` },
  });
  expect(bare.statusCode).toBe(200);
});

test('only an approved practitioner is in search', async () => {
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

test('ten simultaneous approvals send one mail', async () => {
  const { id } = await api.makePractitioner({ approved: null });

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => decide(approvePractitioner, id)),
  );

  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await mailsTo(id)).toHaveLength(1);
});

test('a customer or an unknown id cannot be opened or decided on', async () => {
  const customer = await api.makeCustomer();

  for (const id of [customer.id, 99_999_999]) {
    expect(await decide(approvePractitioner, id)).toMatchObject({
      status: 404,
      body: { message: 'Practitioner not found' },
    });
    const params = { user_id: String(id) };
    expect((await api.call(adminPractitioner, { params }, { as })).status).toBe(404);
  }
});

test('a user who deleted their practitioner account is not listed and cannot be decided on', async () => {
  const { id } = await api.makePractitioner({ approved: null, firstName: 'Gone' });
  await api.db
    .deleteFrom('user_roles')
    .where('user_id', '=', id)
    .where('role', '=', 'practitioner')
    .execute();

  expect((await list({ q: 'gone' })).body.total).toBe(0);
  expect((await decide(approvePractitioner, id)).status).toBe(404);
});
