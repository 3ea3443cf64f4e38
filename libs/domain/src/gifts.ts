import type { BookingStatus } from './booking-status.ts';

/** Every third paid, not cancelled booking of a customer earns a gift (D27). Free ones do not count (D73). */

export const bookingsPerGift = 3;

/** A booking in one of these counts, once it is paid. */
export const countedStatuses = [
  'confirmed',
  'completed',
  'no_show_customer',
  'no_show_practitioner',
] as const satisfies readonly BookingStatus[];

/** In one of these it is over, too: a gift is due once the bookings that earned it are over. */
export const overStatuses = [
  'completed',
  'no_show_customer',
  'no_show_practitioner',
] as const satisfies readonly BookingStatus[];

/** How many gifts this many counted bookings have earned. */
export function giftsEarned(countedBookings: number): number {
  return Math.floor(countedBookings / bookingsPerGift);
}

interface GiftBooking {
  status: BookingStatus;
  isPaid: boolean;
  /** In any unit of money. */
  total: number;
  createdAt: Date;
}

export interface GiftProgress {
  /** Bookings of the current round: 0 to 3. A full round is 3 until the next booking is paid. */
  done: number;
  /** At 3: whether all three are over. */
  isEarned: boolean;
}

const isOneOf = (statuses: readonly BookingStatus[], { status }: GiftBooking) =>
  statuses.includes(status);

/** How far a customer is on the way to the next gift. */
export function giftProgress(bookings: readonly GiftBooking[]): GiftProgress {
  const counted = bookings.filter(
    (each) => each.isPaid && each.total > 0 && isOneOf(countedStatuses, each),
  );
  const rest = counted.length % bookingsPerGift;
  if (counted.length === 0 || rest > 0) return { done: rest, isEarned: false };

  const round = counted
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, bookingsPerGift);

  return { done: bookingsPerGift, isEarned: round.every((each) => isOneOf(overStatuses, each)) };
}
