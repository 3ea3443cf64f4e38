import type { PractitionerBooking } from '@freely/api-client/contract';
import { refundable } from '@freely/domain/cancellation';
import { earningOf } from '@freely/domain/fees';
import { penceOf, poundsOf } from '@freely/domain/money';

/**
 * The price, fee and income of a booking, in pounds. The fee is based on the price before our
 * discount (D22). A booking whose whole refund is made or on its way, or whose payment the customer's bank has
 * taken back, earns nothing and costs no fee, and its whole price is shown as returned (D51). A refund of a part is
 * borne by the platform. Of a time that was sold again, what the other booking did not bring stays (D87).
 */
export function amountsOf(
  booking: Pick<
    PractitionerBooking,
    | 'total_amount'
    | 'discount_amount'
    | 'freely_fee'
    | 'amount_refunded'
    | 'amount_promised'
    | 'charged_back'
    | 'resold_price'
  >,
) {
  const total = penceOf(booking.total_amount);
  const discount = penceOf(booking.discount_amount);
  const resold = penceOf(booking.resold_price ?? 0);
  const kept = total + discount - resold;
  const { fee, income } = earningOf(kept, 0, Math.round(booking.freely_fee * 100));
  const returned = penceOf(Math.max(booking.amount_promised ?? 0, booking.amount_refunded));
  const isRefunded = kept > 0 && returned > 0 && returned >= total;
  const isChargedBack = !isRefunded && booking.charged_back === true;
  const isReturned = isRefunded || isChargedBack;

  return {
    gross: poundsOf(total + discount),
    fee: isReturned ? 0 : poundsOf(fee),
    income: isReturned ? 0 : poundsOf(income),
    isRefunded,
    isChargedBack,
    resold: isReturned ? 0 : poundsOf(resold),
  };
}

type Paid = Parameters<typeof amountsOf>[0];

/**
 * What a full refund gives back to the customer: `refund` pounds, or nothing because they paid nothing, or have had it
 * back from their bank or by a refund.
 */
export function fullRefundOf(booking: Paid): {
  kind: 'refund' | 'free' | 'chargedBack' | 'returned';
  refund: number;
} {
  const total = penceOf(booking.total_amount);
  if (total === 0) return { kind: 'free', refund: 0 };
  if (booking.charged_back) return { kind: 'chargedBack', refund: 0 };
  const left = refundable({ captured: total, refunded: penceOf(booking.amount_refunded) });

  return { kind: left === 0 ? 'returned' : 'refund', refund: poundsOf(left) };
}

/** What the practitioner is paid unless they are at fault, and why it may be nothing, as the server decides it. */
export function payOf(booking: Paid): 'inFull' | 'free' | 'takenBack' | 'returned' {
  const { isRefunded, isChargedBack } = amountsOf(booking);
  if (isChargedBack) return 'takenBack';
  if (isRefunded) return 'returned';

  return booking.total_amount + booking.discount_amount === 0 ? 'free' : 'inFull';
}
