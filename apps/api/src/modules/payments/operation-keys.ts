import type { BookingRecord } from '../bookings/index.ts';

/**
 * Our own keys for what we ask of the provider (D18), made of the booking. The moment of booking is
 * in them too, because a database that was made anew counts from the start again.
 */
type Named = Pick<BookingRecord, 'id' | 'created_at'>;
const nameOf = ({ id, created_at }: Named) => `booking-${id}-${created_at.getTime()}`;

export const operationKeys = {
  createIntent: (booking: Named) => `create-intent:${nameOf(booking)}`,
  cancelIntent: (booking: Named) => `cancel-intent:${nameOf(booking)}`,
  refund: (booking: Named, reason: string) => `refund-${reason}:${nameOf(booking)}`,
} as const;
