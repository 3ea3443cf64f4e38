import { afterAll, beforeAll, test } from '@jest/globals';
import { startTestMarket, type TestMarket } from '../../support/start-test-market.ts';
import { killAtEach } from './kill-at-each.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

test('a worker can be killed between two offers, and between a sale and the refund that it brings', async () => {
  await killAtEach(market, 'worker', [
    [
      'offers',
      [
        'offer-slot:before-commit',
        'offer-slot:after-commit',
        'close-freed-slot:before-commit',
        'close-freed-slot:after-commit',
      ],
    ],
    [
      'resale',
      [
        'resell:before-commit',
        'resell:after-commit',
        'refund:before-send',
        'refund:after-send',
        'settle-refund:before-commit',
        'settle-refund:after-commit',
        'refund:after-settle',
      ],
    ],
  ]);
}, 600_000);
