import { randomRuns } from '@freely/tools/testing/random-runs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingStatuses, type StoredBookingStatus } from './booking-status.ts';
import {
  customerCancellationRefusal,
  freeAfterMove,
  freeCancellationUntil,
  isFreeToCancel,
  practitionerChangeRefusal,
  refundable,
  refundOnCancellation,
} from './cancellation.ts';
import { londonInstant } from './london-time.ts';

const start = new Date('2026-12-01T10:00:00.000Z');
const before = (milliseconds: number) => new Date(start.getTime() - milliseconds);
const day = 24 * 3_600_000;
const statuses: StoredBookingStatus[] = ['held', 'expired', ...bookingStatuses];

describe('free cancellation', () => {
  test('ends exactly 24 hours before the start: at that instant it is too late (D50)', () => {
    expect(isFreeToCancel(start, before(day + 1))).toBe(true);
    expect(isFreeToCancel(start, before(day))).toBe(false);
    expect(isFreeToCancel(start, before(day - 1))).toBe(false);
  });

  test('counts absolute hours across a clock change', () => {
    const afterTheChange = londonInstant('2026-10-25', '10:00');
    expect(freeCancellationUntil(afterTheChange!)).toEqual(londonInstant('2026-10-24', '11:00'));
  });

  test('is possible exactly while now is before the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3 * day, max: 3 * day }), (milliseconds) => {
        const now = before(milliseconds);
        expect(isFreeToCancel(start, now)).toBe(now < freeCancellationUntil(start));
      }),
      randomRuns({ quick: 200, long: 2000 }),
    );
  });
});

describe('who can cancel', () => {
  const booking = { status: 'confirmed', isPaid: true, startsAt: start, now: before(1) } as const;

  test('both until the start: at that instant it is too late', () => {
    for (const refusalOf of [customerCancellationRefusal, practitionerChangeRefusal]) {
      expect(refusalOf(booking)).toBeNull();
      expect(refusalOf({ ...booking, now: start })).toBe('too_late');
    }
  });

  test('only the customer before it is paid', () => {
    const held = { ...booking, status: 'held', isPaid: false } as const;

    expect(customerCancellationRefusal(held)).toBeNull();
    expect(practitionerChangeRefusal(held)).toBe('not_paid');
  });

  test('each refusal says why', () => {
    const refusals = (status: StoredBookingStatus) => [
      customerCancellationRefusal({ ...booking, status }),
      practitionerChangeRefusal({ ...booking, status }),
    ];

    expect(refusals('expired')).toEqual(['expired', 'expired']);
    expect(refusals('cancelled_by_practitioner')).toEqual(Array(2).fill('already_cancelled'));
    expect(refusals('completed')).toEqual(['too_late', 'too_late']);
  });

  test('a practitioner never cancels what the customer could not', () => {
    const offset = fc.integer({ min: -day, max: day });
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.boolean(), offset, (status, isPaid, ahead) => {
        const facts = { status, isPaid, startsAt: start, now: before(ahead) };
        if (practitionerChangeRefusal(facts) !== null) return;

        expect(customerCancellationRefusal(facts)).toBeNull();
      }),
      randomRuns({ quick: 500, long: 5000 }),
    );
  });
});

describe('the refund', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });

  test('never returns more than is left of the payment', () => {
    fc.assert(
      fc.property(amount, amount, (captured, refunded) => {
        const left = refundable({ captured, refunded });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBe(captured > refunded ? captured - refunded : 0);
      }),
      randomRuns({ quick: 200, long: 2000 }),
    );
  });

  test('is all that is left or nothing, and never less when the practitioner cancels (D25)', () => {
    const offset = fc.integer({ min: 0, max: 3 * day });
    fc.assert(
      fc.property(amount, amount, offset, fc.boolean(), (captured, refunded, ahead, moved) => {
        const payment = { captured, refunded };
        const booking = {
          startsAt: start,
          now: before(ahead),
          awaitsAcceptance: moved,
          freeAfterMove: null,
        };
        const isFree = moved || ahead > day;

        expect(refundOnCancellation('customer', booking, payment)).toBe(
          isFree ? refundable(payment) : 0,
        );
        expect(refundOnCancellation('practitioner', booking, payment)).toBe(refundable(payment));
      }),
      randomRuns({ quick: 200, long: 2000 }),
    );
  });
});

test('a move leaves a day to cancel free of charge, or until the new start, and never less than usual (D104)', () => {
  const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
  const until = (movedAt: Date) => freeCancellationUntil(start, freeAfterMove(start, movedAt));

  expect(until(hours(-26))).toEqual(hours(-2));
  expect(until(hours(-25))).toEqual(hours(-1));
  expect(until(hours(-3))).toEqual(start);
  expect(until(hours(-100))).toEqual(hours(-24));
  expect(isFreeToCancel(start, hours(-3), hours(-2))).toBe(true);
  expect(isFreeToCancel(start, hours(-2), hours(-2))).toBe(false);
});
