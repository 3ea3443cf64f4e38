import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingPrice, quantitiesOf } from './booking-price.ts';

const item = fc.record({
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});

describe('the price of a booking', () => {
  test('is treatments plus call-out charge, less the discount on both', () => {
    const items = [
      { unitPrice: 3_450, quantity: 2 },
      { unitPrice: 1_205, quantity: 1 },
    ];
    expect(bookingPrice(items, 750, 10)).toEqual({
      treatments: 8_105,
      callOutCharge: 750,
      discountAmount: 886,
      total: 7_969,
    });
  });

  test('has parts that add up to the penny', () => {
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 99 }),
        (items, callOutCharge, percent) => {
          const price = bookingPrice(items, callOutCharge, percent);
          expect(price.total + price.discountAmount).toBe(price.treatments + callOutCharge);
          expect(price.total).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(price.total)).toBe(true);
        },
      ),
    );
  });
});

test('repeated ids become quantities', () => {
  expect([...quantitiesOf([7, 3, 7, 7])]).toEqual([
    [7, 3],
    [3, 1],
  ]);
});
