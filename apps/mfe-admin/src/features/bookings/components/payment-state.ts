import type { AdminBooking } from '@freely/api-client/contract';

type Payment = Pick<
  AdminBooking,
  'paid' | 'paid_late' | 'total_amount' | 'amount_refunded' | 'charged_back' | 'refund_failed'
>;

/**
 * What became of a booking's payment: the key of its words in `bookingList`. Money that came too late for the booking
 * is told of too, until the customer has it back.
 */
export function paymentState({
  paid: isPaid,
  paid_late: isPaidLate,
  total_amount: total,
  amount_refunded: refunded,
  charged_back: isChargedBack,
  refund_failed: isRefundFailed,
}: Payment) {
  if (isChargedBack) return 'chargedBack';
  if (isRefundFailed) return 'refundFailed';
  if (refunded > 0) return refunded < total ? 'partlyRefunded' : 'refunded';
  if (!isPaid) return isPaidLate ? 'paidLate' : 'unpaid';

  return total === 0 ? 'free' : 'paid';
}
