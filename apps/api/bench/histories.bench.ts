// Two thousand random histories of bookings and payments, ten times as many as the long tests run:
// how long each takes to settle, and that no invariant is violated.
import type { BenchSuite } from '@freely/tools/bench/suite';
import { startTestCluster } from '@freely/tools/test-database';
import { runHistories } from '../test/faults/histories/run-histories.ts';
import { startTestMarket } from '../test/support/start-test-market.ts';

const perMarket = 200;
const markets = 10;

const suite: BenchSuite = {
  name: 'histories',
  about: 'random histories of bookings and payments, with webhooks lost, doubled and shuffled',
  run: async ({ log, onEnd }) => {
    const cluster = await startTestCluster();
    onEnd(() => cluster.stop());
    const rows: (string | number)[][] = [];
    for (let round = 1; round <= markets; round += 1) {
      const seed = Math.floor(Math.random() * 2 ** 31);
      const market = await startTestMarket();
      try {
        const report = await runHistories(market, { count: perMarket, seed });
        const { histories, bookings, paid, refunded, paidOut, slowestSettling } = report;
        rows.push([
          ...[seed, histories, bookings, paid, refunded, paidOut],
          (slowestSettling / 1000).toFixed(1),
        ]);
        log(`${round * perMarket} histories`);
      } finally {
        await market.close();
      }
    }

    return [
      {
        title:
          'Histories without overlapping bookings, and without lost, doubled or early payments',
        columns: ['seed', 'histories', 'bookings', 'paid', 'refunded', 'paid out', 'settling s'],
        rows,
        note: 'Settling: from the last command until nothing is pending, the longest of a round. A violated invariant ends the bench.',
      },
    ];
  },
};
export default suite;
