import {
  auditLog,
  type Call,
  createBooking,
  currentUser,
  logInAsUser,
  logout,
  userSettings,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { hashToken } from '../../sessions/token.ts';
import { freeSlot } from '../../testing/make-practitioner.ts';
import type { TestUser } from '../../testing/make-users.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { draftFor } from '../../testing/start-test-market.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const enter = (admin: TestUser, id: number, call: Call = logInAsUser) =>
  api.call(call as typeof logInAsUser, { params: { user_id: String(id) } }, { as: admin });
const status = async (as: TestUser) => (await api.call(currentUser, {}, { as })).status;
const leave = (as: TestUser) => api.call(logout, {}, { as });
/** An admin inside a new customer's account. */
async function visiting() {
  const [admin, ada] = [await api.makeAdmin(), await api.makeCustomer()];
  const { body } = await enter(admin, ada.id);

  return { admin, ada, visitor: { ...ada, token: body.access_token } };
}
const inAnHour = (text: string | undefined) =>
  Math.abs(Date.parse(text ?? '') - Date.now() - 3_600_000) < 60_000;

test.each(['GET', 'POST'] as const)(
  'by %s an admin becomes the user, and says so',
  async (method) => {
    const [admin, grace] = [await api.makeAdmin(), await api.makePractitioner()];

    const {
      status: code,
      body,
      headers,
    } = await enter(admin, grace.id, { ...logInAsUser, method });

    expect(code).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      user_id: grace.id,
      email: grace.email,
      user_roles: ['customer', 'practitioner'],
      practitioner_info: { onboarding_step: 5 },
      impersonated_by: { user_id: admin.id, name: 'Avery Example' },
    });
    expect(inAnHour(body.impersonated_by?.ends_at)).toBe(true);
    expect(body.device_token).toBeUndefined();
    const me = await api.call(currentUser, {}, { as: { ...grace, token: body.access_token } });
    expect(me.body.impersonated_by).toEqual(body.impersonated_by);
    expect(me.headers['cache-control']).toBe('no-store');
  },
);

test('no admin enters the account of an admin, and nobody that of nobody', async () => {
  const [admin, other] = [await api.makeAdmin(), await api.makeAdmin()];
  const { visitor } = await visiting();

  for (const id of [other.id, admin.id]) {
    expect(await enter(admin, id)).toMatchObject({
      status: 403,
      body: { message: 'The account of an admin cannot be entered by another' },
    });
  }
  const gone = await api.makeCustomer();
  await sql`update users set erased_at = now() where id = ${gone.id}`.execute(api.db);
  for (const id of [gone.id, 99_999_999]) {
    expect(await enter(admin, id)).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    });
  }
  expect((await enter(visitor, gone.id)).status).toBe(403);
});

test('it ends after an hour, however much it is used, and the admin goes on', async () => {
  const { admin, visitor } = await visiting();
  const moveOn = (minutes: number) =>
    sql`update sessions set created_at = created_at - make_interval(mins => ${minutes}),
      seen_at = seen_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes}),
      ends_at = ends_at - make_interval(mins => ${minutes})
      where token_hash = ${hashToken(visitor.token)}`.execute(api.db);

  for (let used = 0; used < 5; used += 1) {
    await moveOn(10);
    expect(await status(visitor)).toBe(200);
  }
  await moveOn(11);

  expect(await status(visitor)).toBe(401);
  expect(await status(admin)).toBe(200);
});

test('the database keeps it to the hour, and to an admin behind it', async () => {
  const { visitor } = await visiting();
  const change = (what: string) =>
    sql`update sessions set ${sql.raw(what)} where token_hash = ${hashToken(visitor.token)}`.execute(
      api.db,
    );

  await expect(change("ends_at = ends_at + interval '1 minute'")).rejects.toThrow('of_visits');
  await expect(change('impersonator_id = null')).rejects.toThrow('of_visits');
  await expect(change('behind = null')).rejects.toThrow('of_visits');
});

test('to return, the visit is logged out: the admin was never gone', async () => {
  const { admin, visitor, ada } = await visiting();

  expect((await leave(visitor)).status).toBe(200);

  expect(await status(visitor)).toBe(401);
  expect(await status(admin)).toBe(200);
  expect(await status(ada)).toBe(200);
  const { entries } = (
    await api.call(auditLog, { query: { object: `user:${ada.id}` } }, { as: admin })
  ).body;
  expect(
    entries.map(({ action, actor, impersonator }) => [action, actor?.user_id, impersonator]),
  ).toEqual([
    ['impersonation.end', admin.id, null],
    ['impersonation.call', ada.id, { user_id: admin.id, name: 'Avery Example' }],
    ['impersonation.start', admin.id, null],
  ]);
});

test('it ends when the admin leaves, runs out, or is no admin any more', async () => {
  const left = await visiting();
  await leave(left.admin);
  const ranOut = await visiting();
  await sql`update sessions set expires_at = now() - interval '1 second'
    where token_hash = ${hashToken(ranOut.admin.token)}`.execute(api.db);
  const demoted = await visiting();
  await sql`delete from user_roles where user_id = ${demoted.admin.id}`.execute(api.db);
  const promoted = await visiting();
  await api.db
    .insertInto('user_roles')
    .values({ user_id: promoted.ada.id, role: 'admin' })
    .execute();

  for (const { visitor } of [left, ranOut, demoted, promoted]) {
    expect(await status(visitor)).toBe(401);
  }
});

test('what is done is recorded before it is done, with names and never with values', async () => {
  const { admin, ada, visitor } = await visiting();
  const grace = await api.makePractitioner();
  const draft = draftFor(grace, freeSlot());
  const booked = await api.call(createBooking, { body: draft }, { as: visitor });
  const refused = await api.call(createBooking, { body: draft }, { as: visitor });
  await api.call(userSettings, {}, { as: visitor });

  expect([booked.status, refused.status]).toEqual([201, 409]);
  const { rows } = await sql<{ action: string; detail: { call: string; code?: string } }>`
    select action, detail from audit_log
    where actor_id = ${ada.id} and impersonator_id = ${admin.id} order by id`.execute(api.db);
  expect(rows.map(({ action, detail }) => [action, detail.call, detail.code])).toEqual([
    ['impersonation.call', 'POST /booking', undefined],
    ['impersonation.call', 'POST /booking', undefined],
    ['impersonation.refused', 'POST /booking', 'slot_taken'],
  ]);
  expect(rows[0]?.detail).toMatchObject({ fields: expect.arrayContaining(['address', 'date']) });
  expect(JSON.stringify(rows)).not.toContain('Canary');
});
