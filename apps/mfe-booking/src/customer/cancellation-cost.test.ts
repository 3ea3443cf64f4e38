import { expect, test } from '@jest/globals';
import { bookingWith } from '../testing/fixtures.ts';
import { cancellationCost, promisesRefund } from './cancellation-cost.ts';

const until = '2026-12-02T11:15:00.000Z';
const deadline = new Date(until);
const booking = bookingWith({ paid: true, free_cancellation_until: until });

test('everything is refunded before the deadline, and nothing at or after it (D50)', () => {
  expect(cancellationCost(booking, new Date(deadline.getTime() - 1))).toEqual({
    kind: 'free',
    refund: 44.1,
  });
  expect(cancellationCost(booking, deadline)).toEqual({ kind: 'late', refund: 0 });
  expect(cancellationCost({ ...booking, free_cancellation_until: null }, new Date(0)).kind).toBe(
    'late',
  );
});

test('the refund is never more than what is left of the payment (D51)', () => {
  const partlyRefunded = { ...booking, amount_refunded: 40 };

  expect(cancellationCost(partlyRefunded, new Date(0)).refund).toBe(4.1);
});

test('a booking moved at short notice can be cancelled for free until the new start (D25)', () => {
  const moved = { ...booking, change_to_accept: true };

  expect(cancellationCost(moved, new Date(deadline.getTime() - 1))).toEqual({
    kind: 'moved',
    refund: 44.1,
  });
});

test('of what a bank has taken back nothing comes back a second time (D51)', () => {
  const taken = { ...booking, charged_back: true };

  expect(cancellationCost(taken, new Date(0))).toEqual({ kind: 'chargedBack', refund: 0 });
  expect(cancellationCost(taken, deadline).kind).toBe('late');
});

test('of what support has refunded by hand nothing comes back a second time, nor is it lost', () => {
  const returned = { ...booking, amount_refunded: booking.total_amount };

  for (const now of [new Date(0), deadline]) {
    expect(cancellationCost(returned, now)).toEqual({ kind: 'returned', refund: 0 });
  }
  expect(promisesRefund(cancellationCost(returned, new Date(0)))).toBe(false);
});

test('what is refunded at any notice is never late', () => {
  const isInFull = true;

  expect(cancellationCost(booking, deadline, { isInFull })).toEqual({ kind: 'free', refund: 44.1 });
  expect(cancellationCost({ ...booking, charged_back: true }, deadline, { isInFull }).kind).toBe(
    'chargedBack',
  );
});

test('cancelling an unpaid booking costs nothing, and promises the payment that may be on its way', () => {
  const cost = cancellationCost({ ...booking, paid: false }, deadline);

  expect(cost.kind).toBe('unpaid');
  expect(promisesRefund(cost)).toBe(true);
  expect(promisesRefund(cancellationCost(booking, deadline))).toBe(false);
});

test('a free booking has nothing to lose or to get back, however late it is cancelled', () => {
  const free = { ...booking, total_amount: 0 };

  expect(cancellationCost(free, deadline).kind).toBe('nothing');
  // An offer of the waiting list is held first.
  expect(cancellationCost({ ...free, paid: false }, deadline).kind).toBe('nothing');
});
