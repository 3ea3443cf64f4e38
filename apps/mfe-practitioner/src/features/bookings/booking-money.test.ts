import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { moneyOf } from './booking-money.ts';

test('the fee is 20% of the price before the discount', () => {
  expect(moneyOf(bookingWith({ total_amount: 55.8, discount_amount: 6.2 }))).toEqual({
    gross: 62,
    fee: 12.4,
    income: 49.6,
    isRefunded: false,
  });
});

test('what was refunded earns nothing', () => {
  expect(moneyOf(bookingWith({ amount_refunded: 55.8 }))).toMatchObject({
    gross: 62,
    income: 0,
    isRefunded: true,
  });
});
