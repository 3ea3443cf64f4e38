import type { AdminBooking } from '@freely/api-client/contract';

/**
 * What an unpaid booking is to admins, whatever the API calls it: a time that is kept for a customer who has not
 * paid is a confirmed booking there (D16), and one that a rejection or a deletion ended a cancelled one (D97). Null
 * where `booking_status` says it.
 */
export function unpaidState({
  booking_status: status,
  paid: isPaid,
}: Pick<AdminBooking, 'booking_status' | 'paid'>): 'held' | 'ended' | null {
  if (isPaid) return null;
  if (status === 'confirmed') return 'held';

  return status === 'cancelled_by_practitioner' ? 'ended' : null;
}
