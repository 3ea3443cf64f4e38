// For who has lost the phone and the recovery codes: by another admin, or from the terminal (D82).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
let admin: TestUser;
let lost: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  admin = await api.makeAdmin();
  lost = await api.makeAdmin();
});
afterAll(() => api.close());

const reason = 'Phone and codes are lost';
const reset = (as: TestUser, { id }: TestUser) =>
  api.call(
    contract.resetSecondFactor,
    { params: { user_id: String(id) }, body: { reason } },
    { as },
  );
const logIn = ({ email, password }: TestUser) =>
  api.call(contract.login, { body: { email, password } });

async function expectReset(actor: number | null) {
  expect((await api.call(contract.currentUser, {}, { as: lost })).status).toBe(401);
  const { status, body } = await logIn(lost);
  expect(status).toBe(200);
  const again = { ...lost, token: body.access_token };
  expect((await api.call(contract.adminSettings, {}, { as: again })).body.code).toBe(
    'second_factor_required',
  );

  const { rows: mails } = await sql<{ kind: string }>`
    select kind from mail_outbox where to_user_id = ${lost.id}`.execute(api.db);
  expect(mails.map(({ kind }) => kind)).toEqual(['second_factor_reset']);
  const { rows: entries } = await sql`
    select action, actor_id, detail from audit_log
    where subject = ${`user:${lost.id}`}`.execute(api.db);
  expect(entries).toEqual([{ action: 'second_factor.reset', actor_id: actor, detail: { reason } }]);
}

describe('another admin', () => {
  test('takes it off: all sessions end, it is mailed and audited, and only a new one opens the rest', async () => {
    expect((await reset(admin, lost)).status).toBe(200);

    await expectReset(admin.id);
    expect((await reset(admin, lost)).status).toBe(404);
  });

  test('has to have given the password recently', async () => {
    await sql`update sessions set authenticated_at = now() - interval '6 minutes'
      where user_id = ${admin.id}`.execute(api.db);

    expect((await reset(admin, lost)).body.code).toBe('reauthentication_required');
  });

  test('is not oneself: a stolen session cannot take it off', async () => {
    expect((await reset(admin, admin)).status).toBe(403);
    expect((await api.call(contract.adminSettings, {}, { as: admin })).status).toBe(200);
  });

  test('finds admins without one, and accounts with one', async () => {
    const ada = await api.makeCustomer();
    const list = async (q: string) =>
      (await api.call(contract.adminSecondFactors, { query: { q } }, { as: admin })).body.accounts;
    expect(await list(ada.email)).toEqual([]);
    await reset(admin, lost);

    expect(await list(lost.email)).toMatchObject([{ is_admin: true, since: null }]);
  });
});

describe('the terminal', () => {
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, ['apps/api/src/people/accounts/main.ts', ...given], {
      cwd: new URL('../../../../../', import.meta.url),
      env: { ...process.env, DATABASE_URL: api.deps.config.database.url },
    });

  test('takes it off, in the same way', async () => {
    expect((await run('list')).stdout).toContain(`${lost.email}  admin  on`);
    await run('reset', lost.email, '--reason', reason);

    await expectReset(null);
    expect((await run('list')).stdout).toContain(`${lost.email}  admin  off`);
  });

  test.each([
    [['reset', 'nobody@freely.example', '--reason', 'x'], 'There is no account'],
    [['reset', 'nobody@freely.example'], 'Please give a --reason'],
    [['rest', 'nobody@freely.example', '--reason', 'x'], 'npm run second-factor'],
  ])('%j is refused in one line', async (given, message) => {
    await expect(run(...given)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(message),
    });
  });
});
