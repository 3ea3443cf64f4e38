import type { Booking } from '@freely/api-client/contract';
import { isCancelled, isNoShow as isNoShowStatus } from '@freely/domain/booking-status';
import { startOf } from '../journey/booking-display.ts';

/** True for a booking that the customer or the practitioner missed (D26). */
export function isNoShow<B extends Pick<Booking, 'booking_status'>>(
  booking: B,
): booking is B & { booking_status: 'no_show_customer' | 'no_show_practitioner' } {
  return isNoShowStatus(booking.booking_status);
}

/**
 * Upcoming means a future date and not cancelled, soonest first; the rest is previous, latest
 * first.
 */
export function splitBookings(bookings: readonly Booking[], now: Date) {
  const byStart = [...bookings].sort((one, other) => startOf(one) - startOf(other));
  const isUpcoming = (booking: Booking) =>
    !isCancelled(booking.booking_status) && startOf(booking) > now.getTime();

  return {
    upcoming: byStart.filter(isUpcoming),
    previous: byStart.filter((booking) => !isUpcoming(booking)).reverse(),
  };
}
