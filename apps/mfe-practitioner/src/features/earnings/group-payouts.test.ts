import { expect, test } from '@jest/globals';
import { groupPayouts } from './group-payouts.ts';

const payout = (due_at: string, amount: number, status: 'scheduled' | 'on_hold' = 'scheduled') => ({
  ...{ booking_id: amount, date: due_at, due_at, amount, status },
});

test('payouts of one London day arrive together, and those that wait stand apart', () => {
  const groups = groupPayouts([
    payout('2026-06-07T10:00:00.000Z', 0.1),
    payout('2026-06-07T22:59:00.000Z', 0.2),
    payout('2026-06-07T23:01:00.000Z', 5),
    payout('2026-06-07T10:00:00.000Z', 7, 'on_hold'),
  ]);

  expect(groups.map(({ key, count, amount }) => [key, count, amount])).toEqual([
    ['2026-06-07', 2, 0.3],
    ['2026-06-08', 1, 5],
    ['on_hold', 1, 7],
  ]);
});
