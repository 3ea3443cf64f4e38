import type { Booking } from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';

export interface Refund {
  /** Pounds. */
  amount: number;
  /** Pounds of the payment that stay paid. */
  left: number;
  /** Pounds that are owed to the customer, since their refund came back to us. */
  owed: number;
  /** `pending`: promised, and not on its way back to the card in full. `failed`: it came back to us, and is still owed. */
  state: 'done' | 'pending' | 'failed';
}

/** Until when the whole payment comes back; null when that is over, or nothing was paid that could come back. */
export const refundedUntil = ({
  total_amount,
  free_cancellation_until,
}: Pick<Booking, 'total_amount' | 'free_cancellation_until'>): string | null =>
  total_amount === 0 ? null : free_cancellation_until;

/** What is refunded of a payment, from the moment when it is promised; null when nothing is. */
export function refundOf(
  booking: Pick<Booking, 'total_amount' | 'amount_promised' | 'amount_refunded' | 'refund_failed'>,
): Refund | null {
  const refunded = penceOf(booking.amount_refunded);
  const promised = Math.max(refunded, penceOf(booking.amount_promised ?? 0));
  if (promised === 0) return null;
  const owed = booking.refund_failed ?? 0;

  return {
    amount: poundsOf(promised),
    left: poundsOf(penceOf(booking.total_amount) - promised),
    owed,
    state: owed > 0 ? 'failed' : refunded < promised ? 'pending' : 'done',
  };
}
