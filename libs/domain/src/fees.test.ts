import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { earningOf } from './fees.ts';

const pence = fc.integer({ min: 0, max: 10_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('the fee', () => {
  test('is 20% of the price of the treatment, so £100 pays out £80', () => {
    expect(earningOf(10_000, 0, 20)).toEqual({ fee: 2_000, income: 8_000 });
  });

  test('counts the discount too: the platform pays for it, not the practitioner', () => {
    expect(earningOf(9_000, 1_000, 20)).toEqual({ fee: 2_000, income: 8_000 });
  });

  test('rounds half a penny up', () => {
    expect(earningOf(1_003, 0, 20).fee).toBe(201);
    expect(earningOf(1_002, 0, 20).fee).toBe(200);
    expect(earningOf(50, 0, 1).fee).toBe(1);
  });

  test('and the income add up to the price, to the penny', () => {
    fc.assert(
      fc.property(pence, pence, percent, (total, discount, feePercent) => {
        const { fee, income } = earningOf(total, discount, feePercent);
        expect(fee + income).toBe(total + discount);
        expect(Math.abs(fee * 100 - (total + discount) * feePercent)).toBeLessThanOrEqual(50);
        expect(income).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
