import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMigrations } from '../../database/migrate.ts';
import {
  activeStatuses,
  type BookingStep,
  type InnerStatus,
  nextStatus,
  outerStatus,
} from './booking-lifecycle.ts';

const steps: BookingStep[] = [
  'pay',
  'expire',
  'complete',
  'cancelByCustomer',
  'cancelByPractitioner',
  'missByCustomer',
  'missByPractitioner',
];
const walk = (taken: BookingStep[]) =>
  taken.reduce<InnerStatus>((status, step) => nextStatus(status, step) ?? status, 'held');

describe('the life of a booking', () => {
  test('goes from held over paid to completed', () => {
    expect(walk(['pay', 'complete'])).toBe('completed');
  });

  test('ends unpaid, and comes back only by a payment', () => {
    expect(walk(['expire', 'complete', 'cancelByCustomer'])).toBe('expired');
    expect(walk(['expire', 'pay'])).toBe('confirmed');
  });

  test('can never be paid twice, nor after it was cancelled', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), (taken) => {
        const status = walk(taken);
        const isPayable = status === 'held' || status === 'expired';
        expect(nextStatus(status, 'pay')).toBe(isPayable ? 'confirmed' : null);
      }),
    );
  });

  test('is shown by the names of the documents', () => {
    expect(outerStatus('held')).toBe('confirmed');
    expect(outerStatus('expired')).toBeNull();
    expect(outerStatus('cancelled_by_customer')).toBe('cancelled_by_customer');
  });

  test('blocks its time in the statuses that the constraint names', () => {
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
