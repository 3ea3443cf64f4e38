import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { amountsOf } from './booking-amounts.ts';

test('the fee is 20% of the price before the discount', () => {
  expect(amountsOf(bookingWith({ total_amount: 55.8, discount_amount: 6.2 }))).toEqual({
    gross: 62,
    fee: 12.4,
    income: 49.6,
    isRefunded: false,
    isChargedBack: false,
    resold: 0,
  });
});

test.each([
  ['made', { amount_refunded: 55.8, amount_promised: 55.8 }],
  ['on its way', { amount_refunded: 0, amount_promised: 55.8 }],
])('a booking whose refund is %s earns nothing, and costs no fee', (_state, refund) => {
  expect(amountsOf(bookingWith(refund))).toEqual({
    gross: 62,
    fee: 0,
    income: 0,
    isRefunded: true,
    isChargedBack: false,
    resold: 0,
  });
});

test('a refund of a part, as a goodwill, is borne by the platform', () => {
  expect(amountsOf(bookingWith({ amount_refunded: 5, amount_promised: 5 }))).toMatchObject({
    fee: 12.4,
    income: 49.6,
    isRefunded: false,
  });
});

test('a booking whose payment a bank took back earns nothing, whatever its status', () => {
  for (const booking_status of ['cancelled_by_customer', 'confirmed'] as const) {
    expect(amountsOf(bookingWith({ booking_status, charged_back: true }))).toMatchObject({
      fee: 0,
      income: 0,
      isChargedBack: true,
    });
  }
});

test('of a time that was sold again, what the other booking did not bring is earned', () => {
  const resold = { amount_promised: 45, amount_refunded: 45, resold_price: 50 };

  expect(amountsOf(bookingWith(resold))).toEqual({
    gross: 62,
    fee: 2.4,
    income: 9.6,
    isRefunded: false,
    isChargedBack: false,
    resold: 50,
  });
  // The rest was refunded, too: nothing is left to earn, and the whole price is shown as returned.
  const rest = { ...resold, amount_promised: 55.8, amount_refunded: 55.8 };
  expect(amountsOf(bookingWith(rest))).toMatchObject({ income: 0, isRefunded: true, resold: 0 });
});
