import type { Booking } from '@freely/api-client/contract';

/** Why a booking cannot be paid; each is a message key of the pay guard. */
export type PaymentRefusal = 'paid' | 'wrongStatus' | 'deleted';

export function refusalOf({
  paid,
  booking_status,
}: Pick<Booking, 'paid' | 'booking_status'>): PaymentRefusal | null {
  if (paid) return 'paid';

  return booking_status === 'confirmed' ? null : 'wrongStatus';
}
