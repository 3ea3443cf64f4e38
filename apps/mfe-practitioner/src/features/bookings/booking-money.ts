import type { PractitionerBooking } from '@freely/api-client/contract';
import { earningOf } from '@freely/domain/fees';
import { penceOf, poundsOf } from '@freely/domain/money';

/**
 * What a booking brings, in pounds. The fee rests on the price before our discount (D22); a refunded
 * booking earns nothing, and its refund is shown as the whole price (D51).
 */
export function moneyOf(
  booking: Pick<
    PractitionerBooking,
    'total_amount' | 'discount_amount' | 'freely_fee' | 'amount_refunded'
  >,
) {
  const total = penceOf(booking.total_amount);
  const discount = penceOf(booking.discount_amount);
  const { fee, income } = earningOf(total, discount, Math.round(booking.freely_fee * 100));
  const isRefunded = booking.amount_refunded > 0;

  return {
    gross: poundsOf(total + discount),
    fee: poundsOf(fee),
    income: isRefunded ? 0 : poundsOf(income),
    isRefunded,
  };
}
