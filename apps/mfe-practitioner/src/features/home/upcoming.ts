import type { PractitionerBooking } from '@freely/api-client/contract';
import { isCancelled } from '../../own-bookings.ts';

/** An appointment stays in sight for so long after its start, in milliseconds (spec 3 §2.1). */
const GRACE = 15 * 60_000;

/** Later than 15 minutes ago and not cancelled by either side, soonest first. */
export function upcomingOf(
  bookings: readonly PractitionerBooking[],
  now: Date,
): PractitionerBooking[] {
  return bookings
    .filter(
      (booking) =>
        !isCancelled(booking) && new Date(booking.date).getTime() > now.getTime() - GRACE,
    )
    .sort((one, other) => one.date.localeCompare(other.date));
}
