import { expect, test } from '@jest/globals';
import { isPayable, isTreatmentPrice, leastPriceWith, priceStep } from './treatment-price.ts';

test('a price is a multiple of 50p; free is allowed', () => {
  expect([0, 50, 2850, 4230, 4225, 1].map(isTreatmentPrice)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('every price over 0 can be paid by card', () => {
  expect(isPayable(priceStep)).toBe(true);
  expect([0, 29, 30].map(isPayable)).toEqual([true, false, true]);
  expect([99_999_999, 100_000_000].map(isPayable)).toEqual([true, false]);
});

test('a discount raises the least price that can be paid by card', () => {
  expect([0, 40, 41, 50, 90, 99].map(leastPriceWith)).toEqual([50, 50, 100, 100, 300, 3000]);
});
