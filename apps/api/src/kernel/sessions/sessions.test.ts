import { currentUser, logout } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { startSession } from './sessions.repository.ts';
import { hashToken } from './token.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Moves the session of `user` into the past. */
async function age(user: TestUser, hours: number): Promise<void> {
  await sql`update sessions set created_at = created_at - make_interval(secs => ${hours * 3600}),
    seen_at = seen_at - make_interval(secs => ${hours * 3600}),
    expires_at = expires_at - make_interval(secs => ${hours * 3600}),
    ends_at = ends_at - make_interval(secs => ${hours * 3600})
    where token_hash = ${hashToken(user.token)}`.execute(api.db);
}

async function hoursLeft(user: TestUser): Promise<number> {
  const { rows } = await sql<{ hours: number }>`select
    round(extract(epoch from expires_at - now()) / 3600, 1) as hours
    from sessions where token_hash = ${hashToken(user.token)}`.execute(api.db);

  return rows[0]!.hours;
}

const status = async (as: TestUser) => (await api.call(currentUser, {}, { as })).status;

test('each use extends a session to 24 hours', async () => {
  const user = await api.makeCustomer();

  await age(user, 23);
  expect(await status(user)).toBe(200);
  expect(await hoursLeft(user)).toBe(24);
  await age(user, 23);
  expect(await status(user)).toBe(200);
});

test('a session that was not used for 24 hours has expired', async () => {
  const user = await api.makeCustomer();

  await age(user, 24.1);

  expect(await status(user)).toBe(401);
});

test('a session ends after 30 days, even when it is used all the time', async () => {
  const user = await api.makeCustomer();
  for (let day = 1; day < 30; day += 1) {
    await age(user, 23.9);
    expect(await status(user)).toBe(200);
  }

  await age(user, 12);
  expect(await status(user)).toBe(200);
  expect(await hoursLeft(user)).toBeLessThan(24);
  await age(user, 23);
  expect(await status(user)).toBe(401);
});

test('the extension of a session is written at most once a minute', async () => {
  const user = await api.makeCustomer();
  await age(user, 0.5);
  await status(user);
  const written = await expiryOf(user);

  await status(user);

  expect(await expiryOf(user)).toEqual(written);
});

test.each(['GET', 'POST'] as const)(
  'logging out with %s ends this session only',
  async (method) => {
    const user = await api.makeCustomer();
    const elsewhere = { ...user, token: await startSession(api.db, user.id) };

    const { status: code, body, headers } = await api.call({ ...logout, method }, {}, { as: user });

    expect([code, body.message]).toEqual([200, 'Logged out successfully']);
    expect(headers['cache-control']).toBe('no-store');
    expect(await status(user)).toBe(401);
    expect(await status(elsewhere)).toBe(200);
  },
);

test.each([
  ['given', (id: number) => sql`insert into user_roles values (${id}, 'practitioner')`],
  ['changed', (id: number) => sql`update user_roles set role = 'admin' where user_id = ${id}`],
  ['taken', (id: number) => sql`delete from user_roles where user_id = ${id}`],
])('a role that is %s signs the user out, and nobody else (D38)', async (_, change) => {
  const [user, other] = [await api.makeCustomer(), await api.makeCustomer()];

  await change(user.id).execute(api.db);

  expect(await status(user)).toBe(401);
  expect(await status(other)).toBe(200);
});

test('the database does not contain the token itself', async () => {
  const { token, id } = await api.makeCustomer();
  const { rows } =
    await sql`select s::text as stored from sessions s where user_id = ${id}`.execute(api.db);

  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(token);
  // Bytes are written as hexadecimal digits.
  expect(stored).not.toContain(Buffer.from(token).toString('hex'));
  expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

async function expiryOf(user: TestUser) {
  return api.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', hashToken(user.token))
    .executeTakeFirstOrThrow();
}
