import type { AdminBooking } from '@freely/api-client/contract';

type Payment = Pick<
  AdminBooking,
  'paid' | 'total_amount' | 'amount_refunded' | 'charged_back' | 'refund_failed'
>;

/** What became of a booking's payment: the key of its words in `bookingList`. */
export function paymentState({
  paid,
  total_amount: total,
  amount_refunded: refunded,
  charged_back: isChargedBack,
  refund_failed: isRefundFailed,
}: Payment) {
  if (!paid) return 'unpaid';
  if (total === 0) return 'free';
  if (isChargedBack) return 'chargedBack';
  if (isRefundFailed) return 'refundFailed';
  if (refunded === 0) return 'paid';

  return refunded < total ? 'partlyRefunded' : 'refunded';
}
