import type { Booking } from '@freely/api-client/contract';
import { refundable } from '@freely/domain/cancellation';
import { penceOf, poundsOf } from '@freely/domain/money';

export interface CancellationCost {
  /** `moved`: free, because the practitioner moved the booking at short notice. */
  kind: 'free' | 'moved' | 'late' | 'unpaid' | 'nothing';
  /** Pounds that are refunded. */
  refund: number;
}

/** What cancelling at `now` would cost and refund (D25, D51). */
export function cancellationCost(booking: Booking, now: Date): CancellationCost {
  if (booking.total_amount === 0) return { kind: 'nothing', refund: 0 };
  if (!booking.paid) return { kind: 'unpaid', refund: 0 };
  const until = booking.free_cancellation_until;
  if (until === null || new Date(until) <= now) return { kind: 'late', refund: 0 };
  const refund = refundable({
    captured: penceOf(booking.total_amount),
    refunded: penceOf(booking.amount_refunded),
  });

  return { kind: booking.change_to_accept ? 'moved' : 'free', refund: poundsOf(refund) };
}
