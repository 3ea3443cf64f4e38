// Two thousand histories of bookings and money, ten times what the long tests live through: how many
// came to rest, how soon, and that no promise was broken.
import type { BenchSuite } from '@freely/tools/bench/suite';
import { startTestCluster } from '@freely/tools/test-database';
import { runHistories } from '../src/faults/histories/run-histories.ts';
import { startTestMarket } from '../src/testing/start-test-market.ts';

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
        const { histories, bookings, paid, refunded, paidOut, slowestRest } = report;
        rows.push([
          ...[seed, histories, bookings, paid, refunded, paidOut],
          (slowestRest / 1000).toFixed(1),
        ]);
        log(`${round * perMarket} histories`);
      } finally {
        await market.close();
      }
    }

    return [
      {
        title: 'Histories in which nothing overlapped, and no penny was lost, doubled or early',
        columns: ['seed', 'histories', 'bookings', 'paid', 'refunded', 'paid out', 'rest s'],
        rows,
        note: 'Rest: from the last command until nothing is under way, the longest of a round. A broken promise ends the bench.',
      },
    ];
  },
};
export default suite;
