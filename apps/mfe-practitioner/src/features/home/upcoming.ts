import type { PractitionerBooking } from '@freely/api-client/contract';
import { isCancelled } from '@freely/domain/booking-status';
import { subMinutes } from 'date-fns/subMinutes';

/** How long an appointment stays upcoming after its start (spec 3 §2.1). */
const GRACE_MINUTES = 15;

/** Bookings that start later than 15 minutes ago and are not cancelled, soonest first. */
export function upcomingOf(
  bookings: readonly PractitionerBooking[],
  now: Date,
): PractitionerBooking[] {
  return bookings
    .filter(
      (booking) =>
        !isCancelled(booking.booking_status) &&
        new Date(booking.date) > subMinutes(now, GRACE_MINUTES),
    )
    .sort((one, other) => one.date.localeCompare(other.date));
}
