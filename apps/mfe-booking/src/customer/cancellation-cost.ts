import type { Booking } from '@freely/api-client/contract';
import { refundable } from '@freely/domain/cancellation';
import { penceOf, poundsOf } from '@freely/domain/money';

export interface CancellationCost {
  /**
   * `moved`: free, because the practitioner moved the booking at short notice. `chargedBack`: free, but the bank has
   * the payment. `returned`: the whole payment has been refunded before, by hand.
   */
  kind: 'free' | 'moved' | 'late' | 'unpaid' | 'nothing' | 'chargedBack' | 'returned';
  /** Pounds that are refunded. */
  refund: number;
}

/**
 * What cancelling at `now` would cost and refund (D25, D51).
 *
 * @param isInFull for what is refunded at any notice
 */
export function cancellationCost(
  booking: Booking,
  now: Date,
  { isInFull = false } = {},
): CancellationCost {
  if (booking.total_amount === 0) return { kind: 'nothing', refund: 0 };
  if (!booking.paid) return { kind: 'unpaid', refund: 0 };
  const left = refundable({
    captured: penceOf(booking.total_amount),
    refunded: penceOf(booking.amount_refunded),
  });
  if (left === 0) return { kind: 'returned', refund: 0 };
  const until = booking.free_cancellation_until;
  const isLate = until === null || new Date(until) <= now;
  if (isLate && !isInFull) return { kind: 'late', refund: 0 };
  if (booking.charged_back) return { kind: 'chargedBack', refund: 0 };

  return { kind: booking.change_to_accept ? 'moved' : 'free', refund: poundsOf(left) };
}

/** Whether a full refund gives money back, or why it gives none: the same at any time. */
export function fullRefundKind(
  booking: Booking,
): 'refund' | 'nothing' | 'chargedBack' | 'returned' {
  const { kind } = cancellationCost(booking, new Date(0), { isInFull: true });

  return kind === 'nothing' || kind === 'chargedBack' || kind === 'returned' ? kind : 'refund';
}

/**
 * Whether who reads of this cost reads that they get their payment back: the terms may change while they read, and a
 * payment come in (D104).
 */
export const promisesRefund = ({ kind }: CancellationCost): boolean =>
  kind === 'free' || kind === 'moved' || kind === 'unpaid';
