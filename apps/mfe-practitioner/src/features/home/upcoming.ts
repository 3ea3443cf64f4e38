import type { PractitionerBooking } from '@freely/api-client/contract';
import { isCancelled } from '@freely/domain/booking-status';

/** How long an appointment stays upcoming after its start, in milliseconds (spec 3 §2.1). */
const GRACE_PERIOD = 15 * 60_000;

/** Bookings that start later than 15 minutes ago and are not cancelled, soonest first. */
export function upcomingOf(
  bookings: readonly PractitionerBooking[],
  now: Date,
): PractitionerBooking[] {
  return bookings
    .filter(
      (booking) =>
        !isCancelled(booking.booking_status) &&
        new Date(booking.date).getTime() > now.getTime() - GRACE_PERIOD,
    )
    .sort((one, other) => one.date.localeCompare(other.date));
}
