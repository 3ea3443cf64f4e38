import { currentUser } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../testing/make-users.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { hashToken } from './token.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Moves the session of `user` back in time. */
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

test('a session slides for 24 hours at each use', async () => {
  const user = await api.makeCustomer();

  await age(user, 23);
  expect(await status(user)).toBe(200);
  expect(await hoursLeft(user)).toBe(24);
  await age(user, 23);
  expect(await status(user)).toBe(200);
});

test('a session that was not used for 24 hours is dead', async () => {
  const user = await api.makeCustomer();

  await age(user, 24.1);

  expect(await status(user)).toBe(401);
});

test('a session ends after 30 days, however much it is used', async () => {
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

test('sliding is written at most once a minute', async () => {
  const user = await api.makeCustomer();
  await age(user, 0.5);
  await status(user);
  const written = await hoursLeftExactly(user);

  await status(user);

  expect(await hoursLeftExactly(user)).toEqual(written);
});

async function hoursLeftExactly(user: TestUser) {
  return api.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', hashToken(user.token))
    .executeTakeFirstOrThrow();
}
