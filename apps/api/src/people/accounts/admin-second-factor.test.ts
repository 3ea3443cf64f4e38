// An admin's password alone opens nothing (D82): every call, tried as a session without a second factor.
import * as contract from '@freely/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { servedCalls } from '../../../test/support/contract-calls.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { hashToken } from '../../kernel/sessions/index.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  admin = await api.makeAdmin();
  await withoutFactor(admin);
});
afterEach(() => requireFactor(1));
afterAll(() => api.close());

const withoutFactor = async ({ id }: TestUser) => {
  await api.db.deleteFrom('second_factors').where('user_id', '=', id).execute();
  await api.db
    .updateTable('sessions')
    .set({ second_factor: false })
    .where('user_id', '=', id)
    .execute();
};
const requireFactor = (admin_second_factor: 0 | 1) =>
  api.db.updateTable('settings').set({ admin_second_factor }).execute();
const readsSettings = async (as: TestUser) => {
  const { status, body } = await api.call(contract.adminSettings, {}, { as });
  return status === 200 ? 'reads' : body.code;
};
const logIn = async ({ email, password }: TestUser, code?: string) =>
  (await api.call(contract.login, { body: { email, password, ...(code && { code }) } })).body;
const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const nextCodeOf = (secret: string) => codeOf(secret, Date.now() + 30_000);

async function setUp(as: TestUser) {
  const { body } = await api.call(contract.setUpSecondFactor, {}, { as });
  const code = codeOf(body.secret);
  expect((await api.call(contract.confirmSecondFactor, { body: { code } }, { as })).status).toBe(
    200,
  );

  return body.secret;
}

test('without one, an admin can read who they are, set one up, and log out: nothing else', async () => {
  const allowed: string[] = [];
  for (const [name, call] of servedCalls(api.app, api.deps.config.basePath)) {
    if (call.access === 'public') continue;
    const response = await api.app.inject({
      method: call.method,
      url: api.deps.config.basePath + call.path.replace(/:\w+/g, '1'),
      headers: { authorization: `Bearer ${admin.token}` },
      ...(call.body && !call.isForm ? { payload: {} } : {}),
    });
    if (response.json().code === 'second_factor_required') expect(response.statusCode).toBe(403);
    else allowed.push(name);
    // Logging out worked.
    if (response.statusCode === 200 && name === 'logout') admin = await freshAdmin();
  }

  expect(new Set(allowed)).toEqual(
    new Set([
      'confirmSecondFactor',
      'currentUser',
      'logout',
      'reauthenticate',
      'secondFactor',
      'setUpSecondFactor',
    ]),
  );
});

async function freshAdmin(): Promise<TestUser> {
  const fresh = await api.makeAdmin();
  await withoutFactor(fresh);

  return fresh;
}

test('with one, everything is open: at once, and after a login with a code', async () => {
  expect(await readsSettings(admin)).toBe('second_factor_required');
  const secret = await setUp(admin);
  expect(await readsSettings(admin)).toBe('reads');

  const { access_token: token } = await logIn(admin, nextCodeOf(secret));
  expect(await readsSettings({ ...admin, token })).toBe('reads');
});

test('turning it off closes everything again, also in sessions that gave a code', async () => {
  const secret = await setUp(admin);
  const { access_token: token } = await logIn(admin, nextCodeOf(secret));
  await api.db.deleteFrom('second_factors').where('user_id', '=', admin.id).execute();

  expect(await readsSettings({ ...admin, token })).toBe('second_factor_required');
  expect(await readsSettings(admin)).toBe('second_factor_required');
});

test('a session of before, without a code, does not get in because another one has set it up', async () => {
  const { access_token: token } = await logIn(admin);
  await setUp(admin);
  // As if it had been started at the very moment.
  await api.db
    .insertInto('sessions')
    .columns(['token_hash', 'user_id', 'expires_at', 'ends_at'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([eb.val(hashToken(token)).as('token_hash'), 'user_id', 'expires_at', 'ends_at'])
        .where('user_id', '=', admin.id)
        .limit(1),
    )
    .execute();

  expect(await readsSettings({ ...admin, token })).toBe('second_factor_required');
});

test('an impersonation needs the second factor of its admin', async () => {
  const ada = await api.makeCustomer();
  await requireFactor(0);
  const impersonated = await api.impersonate(ada, admin);
  const read = async () =>
    (await api.call(contract.userSettings, {}, { as: impersonated })).body.code;
  expect(await read()).toBeUndefined();

  await requireFactor(1);
  expect(await read()).toBe('second_factor_required');
});

test('a market that does without it, such as the demo, asks nobody', async () => {
  await requireFactor(0);

  expect(await readsSettings(admin)).toBe('reads');
});

test('customers and practitioners need none', async () => {
  for (const as of [await api.makeCustomer(), await api.makePractitioner({ offers: [] })]) {
    expect((await api.call(contract.userSettings, {}, { as })).status).toBe(200);
  }
});
