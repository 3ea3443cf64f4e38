import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  laterOf,
  type PaymentStatus,
  statusOfDispute,
  statusOfIntent,
  statusOfRefund,
} from './payment-lifecycle.ts';

const statuses: PaymentStatus[] = ['new', 'requires_payment', 'cancelled', 'succeeded'];

test('a payment ends in the same status whatever the order and number of updates', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 8 }),
      fc.func(fc.integer()),
      (updates, order) => {
        const end = (read: PaymentStatus[]) => read.reduce(laterOf, 'new');
        const shuffled = updates.toSorted((a, b) => order(a) - order(b));
        expect(end(shuffled)).toBe(end(updates));
        expect(end([...updates, ...updates])).toBe(end(updates));
      },
    ),
  );
});

test('a payment counts only when the provider says that it succeeded', () => {
  expect(statusOfIntent({ status: 'succeeded' })).toBe('succeeded');
  expect(statusOfIntent({ status: 'canceled' })).toBe('cancelled');
  for (const status of ['processing', 'requires_action', 'requires_capture'] as const) {
    expect(statusOfIntent({ status })).toBe('requires_payment');
  }
  expect(statusOfRefund({ status: 'pending' })).toBeNull();
  expect(statusOfRefund({ status: 'canceled' })).toBe('failed');
});

test('a bank has decided only when the provider says so', () => {
  expect(statusOfDispute({ status: 'needs_response' })).toBe('open');
  expect(statusOfDispute({ status: 'warning_under_review' })).toBe('open');
  expect(statusOfDispute({ status: 'warning_closed' })).toBe('won');
  expect(statusOfDispute({ status: 'lost' })).toBe('lost');
});
