import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestMarket, type TestMarket } from '../../testing/start-test-market.ts';
import { runHistories } from './run-histories.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

test('in 200 histories nothing overlaps, and no penny is lost, doubled or early', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const report = await runHistories(market, { count: 200, seed });

  expect(report.histories).toBe(200);
  // Not only that nothing went wrong: a good deal happened.
  expect(report.bookings).toBeGreaterThan(200);
  expect(report.paid).toBeGreaterThan(50);
  expect(report.refunded).toBeGreaterThan(10);
  expect(report.paidOut).toBeGreaterThan(10);
  expect(report.slowestRest).toBeLessThan(60_000);
}, 600_000);
