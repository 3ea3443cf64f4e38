import type { BookingRecord } from '../../booking/bookings/index.ts';

/**
 * Our own idempotency keys for operations of the provider (D18), made of the booking. The time of
 * booking is in them too, because the IDs of a recreated database start again at 1.
 */
type Named = Pick<BookingRecord, 'id' | 'created_at'>;
const nameOf = ({ id, created_at }: Named) => `booking-${id}-${created_at.getTime()}`;

export const operationKeys = {
  createIntent: (booking: Named) => `create-intent:${nameOf(booking)}`,
  cancelIntent: (booking: Named) => `cancel-intent:${nameOf(booking)}`,
  refund: (booking: Named, reason: string) => `refund-${reason}:${nameOf(booking)}`,
} as const;

const again = 'again-';
/** The reason, in its key, of a refund in the place of one that failed (D103). */
export const againFor = (failedId: number): string => `${again}${failedId}`;
export const isMadeAgain = (refundKey: string): boolean => refundKey.startsWith(`refund-${again}`);
