import { type BookingFacts, isUpcoming } from './booking-status.ts';
import { isFreeToCancel } from './cancellation.ts';

/** Moving a booking to another time (D25). Until when it can be moved: `practitionerChangeRefusal`. */

interface Move {
  /** The start before the move. */
  from: Date;
  /** The start after it. */
  to: Date;
}

/** Whether the customer has to accept a move: either start is within 24 hours. */
export function isShortNotice({ from, to }: Move, now: Date): boolean {
  return !isFreeToCancel(from, now) || !isFreeToCancel(to, now);
}

interface MovedBooking extends Pick<BookingFacts, 'status' | 'startsAt' | 'now'> {
  /** Moved at short notice, and not accepted. It stays true when the time to accept is over. */
  awaitsAcceptance: boolean;
}

/** Whether the customer can still accept the move. Until then they cancel free of charge. */
export function canAccept(booking: MovedBooking): boolean {
  return booking.awaitsAcceptance && booking.status === 'confirmed' && isUpcoming(booking);
}
