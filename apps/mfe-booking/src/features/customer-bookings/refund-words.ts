import type { Booking } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import type { TFunction } from '@freely/i18n';
import { fullRefundKind } from '../../customer/cancellation-cost.ts';
import { refundOf } from '../../customer/refund.ts';

type T = TFunction<'booking/customer'>;

/** What comes back of a booking that is cancelled, or why nothing does. */
export function refundWords(booking: Booking, t: T): string {
  const amount = formatPounds(refundOf(booking)?.amount ?? 0);

  return unrefunded(booking, t) ?? t('bookings.cancel.refunded', { amount });
}

/** Why nothing comes back of a cancelled booking; null where something does. */
export function unrefunded(booking: Booking, t: T): string | null {
  if (isKept(booking)) return late(booking, t);
  if (refundOf(booking)) return null;
  if (booking.total_amount === 0) return t('bookings.facts.nothingToPay');
  if (!booking.paid) return t('bookings.facts.nothingPaid');

  return booking.charged_back ? t('bookings.facts.chargedBack') : late(booking, t);
}

/** What a practitioner who has left does not sell again (D87). */
const late = (booking: Booking, t: T): string =>
  t(
    booking.practitioner_left
      ? 'bookings.facts.lateCancellationGone'
      : 'bookings.facts.lateCancellation',
  );

const ofFullRefund = {
  refund: 'bookings.facts.fullRefund',
  returned: 'bookings.facts.returned',
  chargedBack: 'bookings.facts.chargedBack',
  nothing: 'bookings.facts.nothingToPay',
} as const;

/** What becomes of the payment of a booking that its practitioner has not kept (D26). */
export const noShowRefund = (booking: Booking, t: T): string =>
  t(ofFullRefund[fullRefundKind(booking)]);

/** Cancelled too late, though support has returned a part by hand: that part is no refund of the cancellation. */
function isKept(booking: Booking): boolean {
  const refund = refundOf(booking);

  return (
    booking.late_cancelled === true && refund !== null && refund.left > 0 && !booking.resold_amount
  );
}
