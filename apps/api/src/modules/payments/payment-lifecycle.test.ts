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

test('a payment ends the same in whichever order, and however often, it is told', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 8 }),
      fc.func(fc.integer()),
      (told, order) => {
        const end = (words: PaymentStatus[]) => words.reduce(laterOf, 'new');
        const shuffled = told.toSorted((a, b) => order(a) - order(b));
        expect(end(shuffled)).toBe(end(told));
        expect(end([...told, ...told])).toBe(end(told));
      },
    ),
  );
});

test('only what the provider calls succeeded is money', () => {
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
