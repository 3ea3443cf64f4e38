// Walks every call that writes, as an admin who is logged in as the user whose call it is (D34).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Outcome, policy } from '../../http/policy.ts';
import { makeWorld, markPaid, namingOf } from '../../testing/policy-world.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const isLetIn = (outcome: Outcome) => outcome === 'ok';

/** Calls that somebody makes about themselves, by who has something to do there. */
const isWrite = (route: string) => !route.startsWith('GET ') || route.endsWith('/paymentIntent');
const writes = policy
  .filter(([route, visitor]) => isWrite(route) && visitor === 401)
  .flatMap(([route, , customer, , practitioner]) =>
    [
      isLetIn(customer) ? ([route, 'customer'] as const) : null,
      isLetIn(practitioner) ? ([route, 'practitioner'] as const) : null,
    ].filter((each) => each !== null),
  );

/** What stays the user's own, whatever else the call may be used for. */
const forbidden: Record<string, object> = {
  'DELETE /user': {},
  'DELETE /dashboard/practitioner/account': {},
};
const forbiddenBodies: [route: string, body: object][] = [
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
  // Whoever knows it could read the calendar long after the visit.
  ['POST /dashboard/practitioner/calendar-feeds', { own: true }],
];

const own = 'Not while you are logged in as another user';

async function ask(
  route: string,
  person: 'customer' | 'practitioner',
  body?: object,
): Promise<{ status: number; message?: string; user: number; admin: number; before: number }> {
  const world = await makeWorld(api);
  // Nobody asks the provider about what was paid.
  if (route.endsWith('/paymentIntent')) await markPaid(api, world);
  const visitor = await api.makeVisit(world.users[person], world.users.admin);
  const before = await lastEvent();
  const [method = '', path = ''] = route.split(' ');
  const { params = {}, body: named = {} } = namingOf(route, world);
  const answer = await api.app.inject({
    method: method as 'POST',
    url:
      api.deps.config.basePath +
      path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name] ?? 1))),
    headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? named) }),
  });

  return {
    status: answer.statusCode,
    message: answer.json().message,
    user: visitor.id,
    admin: world.users.admin.id,
    before,
  };
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

test('there are calls to walk', () => {
  expect(writes.length).toBeGreaterThan(25);
});

test.each(writes)('%s as the %s', async (route, person) => {
  const answer = await ask(route, person);
  const recorded = await calls(answer.user, answer.admin);

  if (forbidden[route]) {
    expect([answer.status, answer.message]).toEqual([403, own]);
    return;
  }
  expect([401, 403, 404, 500]).not.toContain(answer.status);
  // What cannot be read was never asked for.
  if (![400, 413, 415, 422].includes(answer.status)) {
    expect(recorded[0]).toEqual(['impersonation.call', route]);
  }
  const alone = await api.db
    .selectFrom('booking_events')
    .select('kind')
    .where('id', '>', answer.before)
    .where('actor_id', '=', answer.user)
    .where('impersonator_id', 'is distinct from', answer.admin)
    .execute();
  expect(alone).toEqual([]);
});

test.each(forbiddenBodies)('%s is refused with %j', async (route, body) => {
  const person = route.includes('practitioner') ? 'practitioner' : 'customer';
  const answer = await ask(route, person, body);

  expect([answer.status, answer.message]).toEqual([403, own]);
  expect(await calls(answer.user, answer.admin)).toEqual([
    ['impersonation.call', route],
    ['impersonation.refused', route],
  ]);
});
