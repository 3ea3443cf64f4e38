import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMigrations } from '../../infrastructure/migrations/index.ts';
import {
  activeStatuses,
  type BookingStep,
  type InternalStatus,
  nextStatus,
  publicStatus,
} from './booking-lifecycle.ts';

const steps: BookingStep[] = [
  'pay',
  'expire',
  'complete',
  'cancelByCustomer',
  'cancelByPractitioner',
  'noShowByCustomer',
  'noShowByPractitioner',
];
const walk = (taken: BookingStep[]) =>
  taken.reduce<InternalStatus>((status, step) => nextStatus(status, step) ?? status, 'held');

describe('the lifecycle of a booking', () => {
  test('goes from held through confirmed to completed', () => {
    expect(walk(['pay', 'complete'])).toBe('completed');
  });

  test('ends with an expired hold, and only a payment can confirm it after that', () => {
    expect(walk(['expire', 'complete', 'cancelByCustomer'])).toBe('expired');
    expect(walk(['expire', 'pay'])).toBe('confirmed');
  });

  test('never allows two payments, or a payment after a cancellation', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), (taken) => {
        const status = walk(taken);
        const isPayable = status === 'held' || status === 'expired';
        expect(nextStatus(status, 'pay')).toBe(isPayable ? 'confirmed' : null);
      }),
    );
  });

  test('is shown with the documented names', () => {
    expect(publicStatus('held')).toBe('confirmed');
    expect(publicStatus('expired')).toBeNull();
    expect(publicStatus('cancelled_by_customer')).toBe('cancelled_by_customer');
  });

  test('blocks its time in exactly the statuses that the database constraint names', () => {
    const [, clause = ''] =
      /bookings_no_overlap exclude[^;]*?where \(status in \(([^)]*)\)/.exec(
        readMigrations()
          .migrations.map(({ sql }) => sql)
          .join('\n'),
      ) ?? [];
    const named = clause.split(',').map((name) => name.trim().slice(1, -1));
    expect(named).toEqual(activeStatuses);
  });
});
