import { type BookingFacts, type BookingStatus, isCancelled, isNoShow } from './booking-status.ts';

/** Where a booking is in its life, as people are told it: the same on every screen (D75). */
export type BookingStage =
  | 'unpaid'
  | 'upcoming'
  /** Paid, and it has begun or is over. */
  | 'begun'
  | Exclude<BookingStatus, 'confirmed' | 'completed'>;

/** The stage of a booking now. A payment alone says little: a cancelled booking was paid, too. */
export function bookingStage({
  status,
  isPaid,
  startsAt,
  now,
}: Pick<BookingFacts, 'isPaid' | 'startsAt' | 'now'> & { status: BookingStatus }): BookingStage {
  if (isCancelled(status) || isNoShow(status)) return status;
  if (!isPaid) return 'unpaid';

  return status === 'confirmed' && now < startsAt ? 'upcoming' : 'begun';
}
