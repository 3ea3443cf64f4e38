import { type BookingFacts, type BookingStatus, isCancelled, isNoShow } from './booking-status.ts';

/** Where a booking is in its life, as people are told it: the same on every screen (D75). */
export type BookingStage =
  | 'unpaid'
  | 'upcoming'
  /** Paid, and it has begun or is over. */
  | 'begun'
  | Exclude<BookingStatus, 'confirmed' | 'completed'>
  | 'late_practitioner';

/**
 * How a booking ended, as people are told it: a practitioner who came too late counts as one who did not come (D26),
 * and is not said to have stayed away.
 * @param minutesLate as the customer reported; null if the practitioner never came
 */
export const toldStatus = <Status extends BookingStatus>(
  status: Status,
  minutesLate: number | null | undefined,
): Status | 'late_practitioner' =>
  status === 'no_show_practitioner' && minutesLate != null ? 'late_practitioner' : status;

interface StageFacts extends Pick<BookingFacts, 'isPaid' | 'startsAt' | 'now'> {
  status: BookingStatus;
  minutesLate?: number | null | undefined;
}

/** The stage of a booking now. A payment alone says little: a cancelled booking was paid, too. */
export function bookingStage({
  status,
  minutesLate,
  isPaid,
  startsAt,
  now,
}: StageFacts): BookingStage {
  if (isCancelled(status) || isNoShow(status)) return toldStatus(status, minutesLate);
  if (!isPaid) return 'unpaid';

  return status === 'confirmed' && now < startsAt ? 'upcoming' : 'begun';
}
