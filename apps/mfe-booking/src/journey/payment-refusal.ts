import type { Booking } from '@freely/api-client/contract';
import { isCancelled, isNoShow } from '@freely/domain/booking-status';

/** Why a booking cannot be paid; each is a message key of the pay guard. */
export type PaymentRefusal = 'paid' | 'wrongStatus' | 'deleted';

/** As on the server: a cancelled booking is refused for what it is now, whether or not it was paid (D75). */
export function refusalOf({
  paid,
  booking_status,
}: Pick<Booking, 'paid' | 'booking_status'>): PaymentRefusal | null {
  if (isCancelled(booking_status) || isNoShow(booking_status)) return 'wrongStatus';
  if (paid) return 'paid';

  return booking_status === 'confirmed' ? null : 'wrongStatus';
}
