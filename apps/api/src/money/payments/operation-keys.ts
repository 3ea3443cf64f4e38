import type { BookingRecord } from '../../booking/bookings/index.ts';

/**
 * Our own idempotency keys for operations of the provider (D18), made of the booking. The time of
 * booking is in them too, because the IDs of a recreated database start again at 1.
 */
type Named = Pick<BookingRecord, 'id' | 'created_at'>;
const nameOf = ({ id, created_at }: Named) => `booking-${id}-${created_at.getTime()}`;

export const operationKeys = {
  /** @param cancelled the intent that it replaces, if that was cancelled at the provider */
  createIntent: (booking: Named, cancelled: string | null = null) =>
    `create-intent:${nameOf(booking)}${cancelled === null ? '' : `:after-${cancelled}`}`,
  cancelIntent: (booking: Named) => `cancel-intent:${nameOf(booking)}`,
  refund: (booking: Named, reason: string) => `refund-${reason}:${nameOf(booking)}`,
} as const;

const again = 'again-';
/** The reason, in its key, of a refund in the place of one that failed (D103). */
export const againFor = (failedId: number): string => `${again}${failedId}`;
export const isMadeAgain = (refundKey: string): boolean => refundKey.startsWith(`refund-${again}`);
/** The same of a refund of what is left, in the place of one of more: made again, if that was. */
export const leftFor = (refused: { id: number; operation_key: string }): string =>
  isMadeAgain(refused.operation_key) ? againFor(refused.id) : `left-${refused.id}`;
