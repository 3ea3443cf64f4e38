import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/market.ts';
import { costOfCancelling } from './cost-of-cancelling.ts';

const until = '2026-12-02T11:15:00.000Z';
const line = new Date(until);
const booking = bookingWith({ paid: true, free_cancellation_until: until });

test('everything comes back before the line, nothing on it or after it (D50)', () => {
  expect(costOfCancelling(booking, new Date(line.getTime() - 1))).toEqual({
    kind: 'free',
    refund: 44.1,
  });
  expect(costOfCancelling(booking, line)).toEqual({ kind: 'late', refund: 0 });
  expect(costOfCancelling({ ...booking, free_cancellation_until: null }, new Date(0)).kind).toBe(
    'late',
  );
});

test('never more than is left comes back (D51)', () => {
  const part = { ...booking, amount_refunded: 40 };

  expect(costOfCancelling(part, new Date(0)).refund).toBe(4.1);
});

test('what was moved at short notice is free until the new start (D25)', () => {
  const moved = { ...booking, change_to_accept: true };

  expect(costOfCancelling(moved, new Date(line.getTime() - 1))).toEqual({
    kind: 'moved',
    refund: 44.1,
  });
});

test('what is not paid costs nothing', () => {
  expect(costOfCancelling({ ...booking, paid: false }, line).kind).toBe('unpaid');
});
