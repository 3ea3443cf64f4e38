import type { BookingStatus, PractitionerBooking } from '@freely/api-client/contract';

const cancelled: readonly BookingStatus[] = ['cancelled_by_customer', 'cancelled_by_practitioner'];

/** True for a booking that either side cancelled. */
export function isCancelled({
  booking_status,
}: Pick<PractitionerBooking, 'booking_status'>): boolean {
  return cancelled.includes(booking_status);
}

/** Upcoming means a future date and not cancelled, soonest first; the rest is previous, latest first. */
export function splitBookings(bookings: readonly PractitionerBooking[], now: Date) {
  const byDate = [...bookings].sort((one, other) => one.date.localeCompare(other.date));
  const isUpcoming = (booking: PractitionerBooking) =>
    !isCancelled(booking) && new Date(booking.date) > now;

  return {
    upcoming: byDate.filter(isUpcoming),
    previous: byDate.filter((booking) => !isUpcoming(booking)).reverse(),
  };
}
