import { afterAll, beforeAll, test } from '@jest/globals';
import { startTestMarket, type TestMarket } from '../../support/start-test-market.ts';
import { killAtEach } from './kill-at-each.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

test('an API process can be killed at each commit and each request to the provider', async () => {
  await killAtEach(market, 'api', [
    ['bank-details', ['save-bank-details:before-commit', 'save-bank-details:after-commit']],
    [
      'refund',
      [
        'hold:before-commit',
        'hold:after-commit',
        'enqueue-payment:before-commit',
        'enqueue-payment:after-commit',
        'create_intent:before-send',
        'create_intent:after-send',
        'settle-intent:before-commit',
        'settle-intent:after-commit',
        'create_intent:after-settle',
        'record-event:before-commit',
        'record-event:after-commit',
        'cancel-booking:before-commit',
        'cancel-booking:after-commit',
      ],
    ],
  ]);
}, 900_000);
