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
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { hashToken } from '../../kernel/sessions/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const impersonate = (admin: TestUser, id: number, call: Call = logInAsUser) =>
  api.call(call as typeof logInAsUser, { params: { user_id: String(id) } }, { as: admin });
const status = async (as: TestUser) => (await api.call(currentUser, {}, { as })).status;
const leave = (as: TestUser) => api.call(logout, {}, { as });
/** An admin who is logged in as a new customer. */
async function startImpersonation() {
  const [admin, ada] = [await api.makeAdmin(), await api.makeCustomer()];
  const { body } = await impersonate(admin, ada.id);

  return { admin, ada, impersonated: { ...ada, token: body.access_token } };
}
const inAnHour = (text: string | undefined) =>
  Math.abs(Date.parse(text ?? '') - Date.now() - 3_600_000) < 60_000;

test.each(['GET', 'POST'] as const)(
  'by %s an admin is logged in as the user, and the response names the admin',
  async (method) => {
    const [admin, grace] = [await api.makeAdmin(), await api.makePractitioner()];

    const {
      status: code,
      body,
      headers,
    } = await impersonate(admin, grace.id, { ...logInAsUser, method });

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

test('nobody can be logged in as an admin or as a user who does not exist', async () => {
  const [admin, other] = [await api.makeAdmin(), await api.makeAdmin()];
  const { impersonated } = await startImpersonation();

  for (const id of [other.id, admin.id]) {
    expect(await impersonate(admin, id)).toMatchObject({
      status: 403,
      body: { message: 'You cannot log in as an admin' },
    });
  }
  const gone = await api.makeCustomer();
  await sql`update users set erased_at = now() where id = ${gone.id}`.execute(api.db);
  for (const id of [gone.id, 99_999_999]) {
    expect(await impersonate(admin, id)).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    });
  }
  expect((await impersonate(impersonated, gone.id)).status).toBe(403);
});

test("it ends after an hour even when it is in use, and the admin's own session goes on", async () => {
  const { admin, impersonated } = await startImpersonation();
  const moveOn = (minutes: number) =>
    sql`update sessions set created_at = created_at - make_interval(mins => ${minutes}),
      seen_at = seen_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes}),
      ends_at = ends_at - make_interval(mins => ${minutes})
      where token_hash = ${hashToken(impersonated.token)}`.execute(api.db);

  for (let used = 0; used < 5; used += 1) {
    await moveOn(10);
    expect(await status(impersonated)).toBe(200);
  }
  await moveOn(11);

  expect(await status(impersonated)).toBe(401);
  expect(await status(admin)).toBe(200);
});

test('the database enforces the hour, and that there is an impersonating admin', async () => {
  const { impersonated } = await startImpersonation();
  const change = (what: string) =>
    sql`update sessions set ${sql.raw(what)} where token_hash = ${hashToken(impersonated.token)}`.execute(
      api.db,
    );

  await expect(change("ends_at = ends_at + interval '1 minute'")).rejects.toThrow('of_visits');
  await expect(change('impersonator_id = null')).rejects.toThrow('of_visits');
  await expect(change('behind = null')).rejects.toThrow('of_visits');
});

test("logging out ends the impersonation and keeps the admin's own session", async () => {
  const { admin, impersonated, ada } = await startImpersonation();

  expect((await leave(impersonated)).status).toBe(200);

  expect(await status(impersonated)).toBe(401);
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

test('it ends with the session or the role of the admin, or when the user becomes an admin', async () => {
  const loggedOut = await startImpersonation();
  await leave(loggedOut.admin);
  const expired = await startImpersonation();
  await sql`update sessions set expires_at = now() - interval '1 second'
    where token_hash = ${hashToken(expired.admin.token)}`.execute(api.db);
  const demoted = await startImpersonation();
  await sql`delete from user_roles where user_id = ${demoted.admin.id}`.execute(api.db);
  const promoted = await startImpersonation();
  await api.db
    .insertInto('user_roles')
    .values({ user_id: promoted.ada.id, role: 'admin' })
    .execute();

  for (const { impersonated } of [loggedOut, expired, demoted, promoted]) {
    expect(await status(impersonated)).toBe(401);
  }
});

test('each writing call is recorded before it runs, with the names of its fields but no values', async () => {
  const { admin, ada, impersonated } = await startImpersonation();
  const grace = await api.makePractitioner();
  const draft = draftFor(grace, freeSlot());
  const booked = await api.call(createBooking, { body: draft }, { as: impersonated });
  const taken = draftFor(grace, freeSlot(7, '14:00'));
  await api.call(createBooking, { body: taken }, { as: await api.makeCustomer() });
  const refused = await api.call(createBooking, { body: taken }, { as: impersonated });
  await api.call(userSettings, {}, { as: impersonated });

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
