import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bestDiscount, type CustomerHistory, type LoyaltyScheme } from './loyalty.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const none: LoyaltyScheme = { firstBooking: 0, rebook: 0, time: 0, timeFrom: null, timeTo: null };
const known: CustomerHistory = {
  isFirstBooking: false,
  hasCompletedWithPractitioner: false,
  adminDiscount: 0,
};

describe('the best discount', () => {
  test('is null for a customer who qualifies for none', () => {
    expect(bestDiscount({ ...none, rebook: 10, firstBooking: 20 }, known, now)).toBeNull();
  });

  test('is 10% on a rebooking', () => {
    const returning = { ...known, hasCompletedWithPractitioner: true };
    expect(bestDiscount({ ...none, rebook: 10 }, returning, now)).toEqual({
      mark: 'rebook',
      percent: 10,
    });
  });

  test('checks the date interval at the time of booking, both ends included (D64)', () => {
    const scheme = { ...none, time: 15, timeFrom: now, timeTo: later(60) };
    expect(bestDiscount(scheme, known, now)?.mark).toBe('time');
    expect(bestDiscount(scheme, known, later(60))?.mark).toBe('time');
    expect(bestDiscount(scheme, known, later(61))).toBeNull();
    expect(bestDiscount(scheme, known, later(-1))).toBeNull();
  });

  test('is the more personal of two equal ones', () => {
    const scheme = { ...none, firstBooking: 10, rebook: 10 };
    const customer = { ...known, isFirstBooking: true, adminDiscount: 10 };
    expect(bestDiscount(scheme, customer, now)).toEqual({ mark: 'admin', percent: 10 });
  });

  test('is the largest that applies, never a sum', () => {
    const percent = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(
        fc.record({ firstBooking: percent, rebook: percent, time: percent }),
        fc.record({
          isFirstBooking: fc.boolean(),
          hasCompletedWithPractitioner: fc.boolean(),
          adminDiscount: percent,
        }),
        fc.boolean(),
        (percents, customer, isOn) => {
          const scheme = { ...percents, timeFrom: isOn ? now : later(1), timeTo: later(2) };
          const largest = Math.max(
            customer.adminDiscount,
            customer.isFirstBooking ? percents.firstBooking : 0,
            customer.hasCompletedWithPractitioner ? percents.rebook : 0,
            isOn ? percents.time : 0,
          );
          expect(bestDiscount(scheme, customer, now)?.percent ?? 0).toBe(largest);
        },
      ),
    );
  });
});
