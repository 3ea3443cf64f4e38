import { randomRuns } from '@freely/tools/testing/random-runs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isReleased, paymentRefusal } from './payment-window.ts';

const holdUntil = new Date('2026-12-01T10:15:00.000Z');
const at = (milliseconds: number) => ({
  status: 'held' as const,
  isPaid: false,
  holdUntil,
  now: new Date(holdUntil.getTime() + milliseconds),
});

describe('a held booking (D16)', () => {
  test('can be paid until its hold ends: at that instant it is too late', () => {
    expect(paymentRefusal(at(-1))).toBeNull();
    expect(paymentRefusal(at(0))).toBe('expired');
  });

  test('cannot be paid twice, nor once it expired or was cancelled', () => {
    expect(paymentRefusal({ ...at(-1), status: 'confirmed', isPaid: true })).toBe('already_paid');
    expect(paymentRefusal({ ...at(-1), status: 'expired' })).toBe('expired');
    expect(paymentRefusal({ ...at(-1), status: 'cancelled_by_customer' })).toBe('wrong_status');
  });

  test.each(['cancelled_by_customer', 'cancelled_by_practitioner', 'no_show_customer'] as const)(
    'that was paid and is now %s is refused for what it is now',
    (status) => {
      expect(paymentRefusal({ ...at(-1), status, isPaid: true })).toBe('wrong_status');
    },
  );

  test('that is over was paid', () => {
    expect(paymentRefusal({ ...at(-1), status: 'completed', isPaid: true })).toBe('already_paid');
  });

  test('is released at the end of its hold, a started payment two minutes later', () => {
    const releasedAt = (milliseconds: number, isPaymentStarted: boolean) =>
      isReleased({ ...at(milliseconds), isPaymentStarted, graceMinutes: 2 });

    expect([releasedAt(-1, false), releasedAt(0, false)]).toEqual([false, true]);
    expect([releasedAt(119_999, true), releasedAt(120_000, true)]).toEqual([false, true]);
  });

  test('is never released while it can still be paid', () => {
    const offset = fc.integer({ min: -300_000, max: 300_000 });
    fc.assert(
      fc.property(offset, fc.boolean(), (milliseconds, isPaymentStarted) => {
        const booking = at(milliseconds);
        if (paymentRefusal(booking) !== null) return;

        expect(isReleased({ ...booking, isPaymentStarted, graceMinutes: 2 })).toBe(false);
      }),
      randomRuns({ quick: 200, long: 2000 }),
    );
  });
});
