// The calls about payments: once successfully, and once for each documented refusal (D57).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { servedCalls } from '../support/contract-calls.ts';
import { expectDocumented, nameOf } from '../support/documented-call.ts';
import { startTestMarket, type TestMarket } from '../support/start-test-market.ts';
import { paymentRows as rows } from './payments.rows.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

// Downloads are tested next to their module.
const paths = [/\/paymentIntent$/, /\/earnings$/];

test('every call has a row', () => {
  const needed = servedCalls(market.app, market.deps.config.basePath)
    .filter(([, { path }]) => paths.some((pattern) => pattern.test(path)))
    .map(([, call]) => nameOf(call));

  expect(rows.map(({ call }) => nameOf(call)).sort()).toEqual(needed.sort());
});

test.each(rows.map((row) => [nameOf(row.call), row] as const))('%s', async (_, row) => {
  await expectDocumented(market, row);
});
