import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { amountsOf } from './booking-amounts.ts';

test('the fee is 20% of the price before the discount', () => {
  expect(amountsOf(bookingWith({ total_amount: 55.8, discount_amount: 6.2 }))).toEqual({
    gross: 62,
    fee: 12.4,
    income: 49.6,
    isRefunded: false,
  });
});

test('a refunded booking earns nothing', () => {
  expect(amountsOf(bookingWith({ amount_refunded: 55.8 }))).toMatchObject({
    gross: 62,
    income: 0,
    isRefunded: true,
  });
});
