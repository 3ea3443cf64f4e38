import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { londonInstant } from './london-time.ts';
import { freeCancellationUntil, isFreeToCancel, refundable } from './refunds.ts';

const start = new Date('2026-12-01T10:00:00.000Z');
const before = (milliseconds: number) => new Date(start.getTime() - milliseconds);
const day = 24 * 3_600_000;

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
    );
  });
});

test('a refund never returns more than is left of the payment', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, (captured, refunded) => {
      const left = refundable({ captured, refunded });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBe(captured > refunded ? captured - refunded : 0);
    }),
  );
});
