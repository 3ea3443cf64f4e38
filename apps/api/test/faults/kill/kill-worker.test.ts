import { afterAll, beforeAll, test } from '@jest/globals';
import { startTestMarket, type TestMarket } from '../../support/start-test-market.ts';
import { killAtEach } from './kill-at-each.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

test('a worker can be killed at each commit and each request to the provider', async () => {
  await killAtEach(market, 'worker', [
    ['bank-details', ['create_account:after-send', 'update_account:after-send']],
    [
      'expiry',
      [
        'enqueue-cancel:before-commit',
        'enqueue-cancel:after-commit',
        'cancel_intent:before-send',
        'cancel_intent:after-send',
        'cancel_intent:after-settle',
        'expire-hold:before-commit',
        'expire-hold:after-commit',
      ],
    ],
    [
      'refund',
      [
        'settle-intent:before-commit',
        'settle-intent:after-commit',
        'refund:before-send',
        'refund:after-send',
        'settle-refund:before-commit',
        'settle-refund:after-commit',
        'refund:after-settle',
      ],
    ],
    [
      'payout',
      [
        'queue-payouts:before-commit',
        'queue-payouts:after-commit',
        'decide-payout:before-commit',
        'decide-payout:after-commit',
        'transfer:before-send',
        'transfer:after-send',
        'settle-transfer:before-commit',
        'settle-transfer:after-commit',
        'transfer:after-settle',
      ],
    ],
    [
      'reversal',
      [
        'reverse_transfer:before-send',
        'reverse_transfer:after-send',
        'settle-reversal:before-commit',
        'settle-reversal:after-commit',
        'reverse_transfer:after-settle',
      ],
    ],
  ]);
}, 900_000);
