import { BookingStatus } from '@freely/api-client/contract';
import { attendedRefusal, latenessRefusal, noShowRefusal } from '@freely/domain/attendance';
import {
  customerCancellationRefusal,
  practitionerChangeRefusal,
} from '@freely/domain/cancellation';
import { paymentRefusal } from '@freely/domain/payment-window';
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
  'attend',
  'resume',
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

test('the rules of the domain allow only what the lifecycle can do', () => {
  const startsAt = new Date('2026-12-01T10:00:00Z');
  const hour = 3_600_000;
  const endsAt = startsAt;
  const reportUntil = new Date(endsAt.getTime() + 24 * hour);
  const facts = { startsAt, endsAt, reportUntil, isReported: false, isSettled: false };
  const status = fc.constantFrom<InternalStatus>('held', 'expired', ...BookingStatus.options);
  fc.assert(
    fc.property(status, fc.boolean(), fc.constantFrom(-hour, hour), (status, isPaid, offset) => {
      const now = new Date(startsAt.getTime() + offset);
      const booking = { ...facts, status, isPaid, isReviewed: false, holdUntil: startsAt, now };
      const allowed: [boolean, BookingStep][] = [
        [customerCancellationRefusal(booking) === null, 'cancelByCustomer'],
        [practitionerChangeRefusal(booking) === null, 'cancelByPractitioner'],
        [noShowRefusal(booking) === null, 'noShowByCustomer'],
        [latenessRefusal(booking) === null, 'noShowByPractitioner'],
        [attendedRefusal(booking) === null, 'attend'],
        [attendedRefusal(booking) === null, 'resume'],
        [paymentRefusal(booking) === null, 'pay'],
      ];

      for (const [isAllowed, step] of allowed) {
        if (isAllowed) expect(nextStatus(status, step)).not.toBeNull();
      }
    }),
  );
});
