import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { adminRights } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeTestReleases, type TestReleases } from '../../../test/support/make-test-releases.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let releases: TestReleases;
let api: TestApi;
beforeAll(async () => {
  releases = await makeTestReleases('mfe-booking');
  api = await startTestApi({ releases: releases.config });
});
afterAll(async () => {
  await api.close();
  releases.close();
});

const run = (...given: string[]) =>
  promisify(execFile)(process.execPath, ['apps/api/src/back-office/releases/main.ts', ...given], {
    cwd: new URL('../../../../../', import.meta.url),
    env: { ...process.env, DATABASE_URL: api.deps.config.database.url },
  });

test('the terminal gives an admin the right to release and takes it, with entries in the audit log', async () => {
  const as = await api.makeAdmin();
  const mayRelease = async () => (await api.call(adminRights, {}, { as })).body.release;
  expect(await mayRelease()).toBe(false);

  await run('grant', 'release', as.email, '--reason', 'On call');
  await run('grant', 'release', as.email, '--reason', 'Again');
  expect(await mayRelease()).toBe(true);
  expect((await run('list')).stdout).toContain(`release  ${as.email}`);

  await run('withdraw', 'release', as.email, '--reason', 'Left the team');
  expect(await mayRelease()).toBe(false);
  const { rows } = await sql`
    select action, subject, detail from audit_log where subject = ${`user:${as.id}`}
    order by id`.execute(api.db);
  const entry = (action: string, reason: string) => ({
    ...{ action, subject: `user:${as.id}`, detail: { right: 'release', reason } },
  });
  expect(rows).toEqual([entry('right.grant', 'On call'), entry('right.withdraw', 'Left the team')]);
});

test.each([
  [['grant', 'release', 'nobody@freely.example', '--reason', 'r'], 'There is no admin nobody'],
  [['grant', 'release', 'admin@freely.example'], 'Please give a --reason.'],
  [['grant', 'everything', 'admin@freely.example', '--reason', 'r'], 'npm run rights -- list'],
])('%j is refused', async (given, message) => {
  await expect(run(...given)).rejects.toMatchObject({ stderr: expect.stringContaining(message) });
});

test('a customer cannot be given a right of admins', async () => {
  const { email } = await api.makeCustomer();

  await expect(run('grant', 'release', email, '--reason', 'r')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no admin'),
  });
});
