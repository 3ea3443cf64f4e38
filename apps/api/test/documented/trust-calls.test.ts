// Reviews, the contact form and admin supervision: each call once successfully, and each refusal.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { servedCalls } from '../support/contract-calls.ts';
import { expectDocumented, nameOf } from '../support/documented-call.ts';
import { startTestApi, type TestApi } from '../support/start-test-api.ts';
import { abuseRows } from './abuse.rows.ts';
import { adminWaitingListRows } from './admin-waiting-list.rows.ts';
import { reviewRows } from './reviews.rows.ts';
import { statusRows } from './status.rows.ts';
import { trustRows } from './trust.rows.ts';

const rows = [...reviewRows, ...trustRows, ...abuseRows, ...statusRows, ...adminWaitingListRows];

const paths = [
  /\/reviews?\b(?!.*\/featured)|\/inviteReview\//,
  /^\/contact$|\/userLogIn\/|\/admin\/(abuse|bookings\/:id\/failed-refund|audit|book-differences|mails|second-factors|settings|status|waiting-list)\b/,
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('every call has a row', () => {
  const needed = servedCalls(api.app, api.deps.config.basePath)
    .filter(([, { path }]) => paths.some((pattern) => pattern.test(path)))
    .filter(([, { path }]) => !/^\/(practitioner|reviews)\//.test(path))
    .map(([, call]) => nameOf(call));

  expect(rows.map(({ call }) => nameOf(call)).sort()).toEqual(needed.sort());
});

test.each(rows.map((row) => [nameOf(row.call), row] as const))('%s', async (_, row) => {
  await expectDocumented(api, row);
});
