import { expect, test } from '@jest/globals';
import { paymentState } from './payment-state.ts';

test.each([
  [false, 40, 0, 'unpaid'],
  [true, 40, 0, 'paid'],
  [true, 40, 5, 'partlyRefunded'],
  [true, 40, 40, 'refunded'],
  [true, 0, 0, 'free'],
])('paid %s, total %s, refunded %s: %s', (paid, total_amount, amount_refunded, state) => {
  expect(paymentState({ paid, total_amount, amount_refunded })).toBe(state);
});

test('what a bank took back is not called paid', () => {
  const booking = { paid: true, total_amount: 40, amount_refunded: 0, charged_back: true };

  expect(paymentState(booking)).toBe('chargedBack');
});

test('what failed on its way back is not called paid', () => {
  const booking = { paid: true, total_amount: 40, amount_refunded: 0, refund_failed: true };

  expect(paymentState(booking)).toBe('refundFailed');
});

test.each([
  [{ amount_refunded: 0 }, 'paidLate'],
  [{ amount_refunded: 0, refund_failed: true }, 'refundFailed'],
  [{ amount_refunded: 40 }, 'refunded'],
  [{ amount_refunded: 0, charged_back: true }, 'chargedBack'],
])('what was paid too late for the booking is not called unpaid: %j', (money, state) => {
  const booking = { paid: false, paid_late: true, total_amount: 40, ...money };

  expect(paymentState(booking)).toBe(state);
});
