// Every call about bookings: once successfully, and once for each documented refusal (D57).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { servedCalls } from '../support/contract-calls.ts';
import { expectDocumented, nameOf } from '../support/documented-call.ts';
import { startTestApi, type TestApi } from '../support/start-test-api.ts';
import { bookingRows } from './bookings.rows.ts';
import { changeRows } from './changes.rows.ts';
import { latenessRows } from './lateness.rows.ts';
import { patchTestRows } from './patch-tests.rows.ts';
import { answerRows } from './questionnaires.rows.ts';
import { rewardRows } from './rewards.rows.ts';

const rows = [
  ...bookingRows,
  ...changeRows,
  ...latenessRows,
  ...patchTestRows,
  ...answerRows,
  ...rewardRows,
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const paths = [
  // The refusals of paymentIntent depend on the provider: see payment-calls.test.ts.
  /^\/booking(?!\/loyalty-scheme\/|.*\/paymentIntent$)/,
  /^\/dashboard\/practitioner\/bookings?\b/,
  /^\/dashboard\/user\/bookings$/,
  /^\/dashboard\/admin\/(disputes|penalties|gifts|patchTests)\b/,
];

test('every call has a row', () => {
  const needed = servedCalls(api.app, api.deps.config.basePath)
    .filter(([, { path }]) => paths.some((pattern) => pattern.test(path)))
    .map(([, call]) => nameOf(call));

  expect(rows.map(({ call }) => nameOf(call)).sort()).toEqual(needed.sort());
});

test.each(rows.map((row) => [nameOf(row.call), row] as const))('%s', async (_, row) => {
  await expectDocumented(api, row);
});
