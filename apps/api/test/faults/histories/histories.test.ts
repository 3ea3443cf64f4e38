import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestMarket, type TestMarket } from '../../support/start-test-market.ts';
import { runHistories } from './run-histories.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

test('in random histories no bookings or roads overlap, and no payment is lost, doubled or early', async () => {
  const { numRuns: count, seed } = randomRuns({ quick: 60, long: 200 });
  const report = await runHistories(market, { count, seed });

  expect(report.histories).toBe(count);
  // The histories did enough for the result to mean something.
  expect(report.bookings).toBeGreaterThan(count);
  expect(report.paid).toBeGreaterThan(count / 4);
  expect(report.refunded).toBeGreaterThan(count / 20);
  expect(report.paidOut).toBeGreaterThan(count / 20);
  expect(report.tests).toBeGreaterThan(count / 20);
  expect(report.roads).toBeGreaterThan(count / 4);
  // Not sure to come in the few histories of `npm test`.
  const { resold, offersTaken, offersNotTaken, reactions, cancelledWithoutPapers } = report;
  const rare = { resold, offersTaken, offersNotTaken, reactions, cancelledWithoutPapers };
  expect(Object.entries(rare).filter(([, number]) => number <= count / 100 - 1)).toEqual([]);
  expect(report.slowestSettling).toBeLessThan(60_000);
}, 7_200_000);
