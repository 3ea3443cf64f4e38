import type { Booking } from '@freely/api-client/contract';
import { isCancelled, isNoShow as isNoShowStatus } from '@freely/domain/booking-status';
import { startOf } from '../journey/booking-display.ts';

/** True for a booking that the customer or the practitioner missed (D26). */
export function isNoShow<B extends Pick<Booking, 'booking_status'>>(
  booking: B,
): booking is B & { booking_status: 'no_show_customer' | 'no_show_practitioner' } {
  return isNoShowStatus(booking.booking_status);
}

/** When the soonest of the holds ends that are to be paid, in milliseconds; null where there is none. */
export function nextHoldEnd(bookings: readonly Booking[], now: Date): number | null {
  const ends = bookings.flatMap((booking) => holdEndOf(booking) ?? []);
  const coming = ends.filter((end) => end > now.getTime());

  return coming.length === 0 ? null : Math.min(...coming);
}

const holdEndOf = ({ paid, held_until: until }: Booking): number | null =>
  paid || until === null ? null : Date.parse(until);

/**
 * Upcoming means a future date and not cancelled, soonest first; the rest is previous, latest
 * first. A time whose hold has ended is in neither: it is free again, and the server does not list it any more.
 */
export function splitBookings(bookings: readonly Booking[], now: Date) {
  const isHeldNoMore = (booking: Booking) =>
    (holdEndOf(booking) ?? Number.POSITIVE_INFINITY) <= now.getTime();
  const listed = bookings.filter((booking) => !isHeldNoMore(booking));
  const byStart = listed.sort((one, other) => startOf(one) - startOf(other));
  const isUpcoming = (booking: Booking) =>
    !isCancelled(booking.booking_status) && startOf(booking) > now.getTime();

  return {
    upcoming: byStart.filter(isUpcoming),
    previous: byStart.filter((booking) => !isUpcoming(booking)).reverse(),
  };
}
