// Makes every call that writes as an admin who is logged in as the user (D34).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { promote, type TestUser } from '../../../test/support/make-users.ts';
import { type Outcome, policy } from '../../../test/support/permissions.ts';
import {
  makeWorld,
  markPaid,
  pathTo,
  targetOf,
  type World,
} from '../../../test/support/policy-world.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { taxDetails } from '../../../test/support/tax-details.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const isAllowed = (outcome: Outcome) => outcome === 'ok';

/** The writing calls of signed-in users, with each role that may make them. */
const isWrite = (route: string) => !route.startsWith('GET ') || route.endsWith('/paymentIntent');
const writes = policy
  .filter(([route, anonymous]) => isWrite(route) && anonymous === 401)
  .flatMap(([route, , customer, , practitioner]) =>
    [
      isAllowed(customer) ? ([route, 'customer'] as const) : null,
      isAllowed(practitioner) ? ([route, 'practitioner'] as const) : null,
    ].filter((each) => each !== null),
  );

/** Calls that only the user may make, with any body. */
const forbidden: Record<string, object> = {
  'DELETE /user': {},
  'DELETE /auth/sessions': {},
  'DELETE /auth/sessions/:id': {},
  'POST /auth/secondFactor': {},
  'DELETE /dashboard/practitioner/account': {},
  'DELETE /dashboard/practitioner/papers/:id': {},
  'POST /booking/:id/questionnaires/cancel': {},
  'PUT /booking/:id/patchTest': { result: 'clear' },
  'PUT /booking/:id/questionnaires/:questionnaire_id': {
    version: 1,
    name: 'Ada Lovelace',
    answers: {},
  },
  'PUT /dashboard/practitioner/tax-details': taxDetails,
};
/** Bodies that only the user may send, to calls that an impersonating admin may make otherwise. */
const forbiddenBodies: [route: string, body: object][] = [
  ['PUT /auth/secondFactor', { code: '000000' }],
  ['DELETE /auth/secondFactor', { code: '000000' }],
  ['PUT /dashboard/user/settings', { email: 'taken-over@freely.example' }],
  [
    'PUT /dashboard/user/settings',
    {
      password: 'a-new-password',
      old_password: 'correct-horse-26',
      password_confirmation: 'a-new-password',
    },
  ],
  [
    'PUT /dashboard/practitioner/profile',
    { bio: 'Mine', bank_details: { sort_code: '204153', account_number: '49071863' } },
  ],
  // With the secret URL, the admin could read the calendar long after the impersonation.
  ['POST /dashboard/practitioner/calendar-feeds', { own: true }],
  ['DELETE /dashboard/practitioner/calendar-feeds', { own: true }],
];

const refusal = 'You cannot do this while you are logged in as another user';

async function callAsAdmin(
  route: string,
  person: 'customer' | 'practitioner',
  body?: object,
): Promise<{ status: number; message?: string; user: number; admin: number; before: number }> {
  const world = await makeWorld(api);
  // A paid booking is refused without a request to the provider.
  if (route.endsWith('/paymentIntent')) await markPaid(api, world);
  const impersonated = await api.impersonate(world.users[person], world.users.admin);
  const before = await lastEvent();

  return {
    ...(await send(route, world, impersonated, body)),
    user: impersonated.id,
    admin: world.users.admin.id,
    before,
  };
}

async function send(route: string, world: World, as: TestUser, body?: object) {
  const [method = '', path = ''] = route.split(' ');
  const target = targetOf(route, world);
  const response = await api.app.inject({
    method: method as 'POST',
    url: api.deps.config.basePath + pathTo(path, target),
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? target.body ?? {}) }),
  });

  return { status: response.statusCode, message: response.json().message };
}

async function lastEvent(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from booking_events`.execute(api.db);

  return rows[0]?.id ?? 0;
}

async function calls(user: number, admin: number) {
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('actor_id', '=', user)
    .where('impersonator_id', '=', admin)
    .orderBy('id')
    .execute();

  return rows.map(({ action, detail }) => [action, detail.call]);
}

test('the policy lists enough calls that write', () => {
  expect(writes.length).toBeGreaterThan(25);
});

test.each(writes)('%s as the %s', async (route, person) => {
  const response = await callAsAdmin(route, person, forbidden[route]);
  const recorded = await calls(response.user, response.admin);

  if (forbidden[route]) {
    expect([response.status, response.message]).toEqual([403, refusal]);
    return;
  }
  expect([401, 403, 404, 500]).not.toContain(response.status);
  // An invalid request is refused before it is recorded.
  if (![400, 413, 415, 422].includes(response.status)) {
    expect(recorded[0]).toEqual(['impersonation.call', route]);
  }
  const withoutAdmin = await api.db
    .selectFrom('booking_events')
    .select('kind')
    .where('id', '>', response.before)
    .where('actor_id', '=', response.user)
    .where('impersonator_id', 'is distinct from', response.admin)
    .execute();
  expect(withoutAdmin).toEqual([]);
});

test.each(forbiddenBodies)('%s is refused with %j', async (route, body) => {
  const person = route.includes('practitioner') ? 'practitioner' : 'customer';
  const response = await callAsAdmin(route, person, body);

  expect([response.status, response.message]).toEqual([403, refusal]);
  expect(await calls(response.user, response.admin)).toEqual([
    ['impersonation.call', route],
    ['impersonation.refused', route],
  ]);
});

const onBookings = writes.filter(([route]) => /\/booking\/:(booking_)?id/.test(route));
const others = { customer: 'practitioner', practitioner: 'customer' } as const;

test.each(['customer', 'practitioner'] as const)(
  'an admin who is the other party changes no booking in the name of its %s (D88)',
  async (person) => {
    const world = await makeWorld(api);
    const admin = await promote(api.db, world.users[others[person]]);
    const as = await api.impersonate(world.users[person], admin);
    const routes = onBookings.filter(([, who]) => who === person).map(([route]) => route);

    const answers: unknown[] = [];
    for (const route of routes) {
      answers.push([route, await send(route, world, as, forbidden[route])]);
    }

    expect(routes.length).toBeGreaterThan(4);
    const refused = { status: 403, message: expect.stringMatching(/another admin/i) };
    expect(answers).toEqual(routes.map((route) => [route, refused]));
    expect(await send('GET /booking/:id', world, as)).toMatchObject({ status: 200 });
  },
);
