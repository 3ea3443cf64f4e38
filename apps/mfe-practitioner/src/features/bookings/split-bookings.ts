import type { PractitionerBooking } from '@freely/api-client/contract';
import { isCancelled } from '@freely/domain/booking-status';

/** Upcoming: in the future and not cancelled, soonest first. Previous: the rest, latest first. */
export function splitBookings(bookings: readonly PractitionerBooking[], now: Date) {
  const byDate = [...bookings].sort((one, other) => one.date.localeCompare(other.date));
  const isUpcoming = (booking: PractitionerBooking) =>
    !isCancelled(booking.booking_status) && new Date(booking.date) > now;

  return {
    upcoming: byDate.filter(isUpcoming),
    previous: byDate.filter((booking) => !isUpcoming(booking)).reverse(),
  };
}
