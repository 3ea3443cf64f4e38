import { expect, test } from '@jest/globals';
import { payoutDueAt } from './payouts.ts';

test('a payout is due 48 hours after the end, also across the spring clock change', () => {
  expect(payoutDueAt(new Date('2026-05-04T12:30:00Z'))).toEqual(new Date('2026-05-06T12:30:00Z'));
  expect(payoutDueAt(new Date('2026-03-28T12:30:00Z'))).toEqual(new Date('2026-03-30T12:30:00Z'));
});
