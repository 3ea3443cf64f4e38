import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { type BookingFacts, isCancelled, isUpcoming, type Party } from './booking-status.ts';
import type { Pence } from './money.ts';

/** Cancelling: who can, until when, and who gets what back (D25). */

/** A customer cancels free of charge until this many hours before the start. */
export const freeCancellationHours = 24;

type CancellationFacts = Pick<BookingFacts, 'status' | 'startsAt' | 'now'>;
type CustomerRefusal = 'expired' | 'already_cancelled' | 'too_late';
export type PractitionerRefusal = CustomerRefusal | 'not_paid';

/** Why the customer cannot cancel; null when they can. They can until the start, paid or not. */
export function customerCancellationRefusal(booking: CancellationFacts): CustomerRefusal | null {
  const { status } = booking;
  if (status === 'expired') return 'expired';
  if (isCancelled(status)) return 'already_cancelled';

  return isUpcoming(booking) ? null : 'too_late';
}

/**
 * Why the practitioner can neither cancel nor move a booking; null when they can: once it is paid
 * and until the start. After that the rules of attendance apply (D26).
 */
export function practitionerChangeRefusal(
  booking: CancellationFacts & Pick<BookingFacts, 'isPaid'>,
): PractitionerRefusal | null {
  const { status, isPaid } = booking;
  if (status === 'expired') return 'expired';
  if (isCancelled(status)) return 'already_cancelled';
  if (!isPaid) return 'not_paid';

  return isUpcoming(booking) ? null : 'too_late';
}

/**
 * The instant from which cancelling is no longer free: exactly then is too late (D50).
 *
 * @param afterMove see `freeAfterMove`; null for a booking that was not moved
 */
export function freeCancellationUntil(startsAt: Date, afterMove: Date | null = null): Date {
  const usual = subHours(startsAt, freeCancellationHours);

  return afterMove !== null && afterMove > usual ? afterMove : usual;
}

/** Whether `now` is strictly more than 24 hours before the start, or less than a day after a move. */
export function isFreeToCancel(startsAt: Date, now: Date, afterMove: Date | null = null): boolean {
  return now < freeCancellationUntil(startsAt, afterMove);
}

/**
 * Until when the customer can cancel free of charge after the practitioner moved a booking: for a day, or until the
 * new start. Otherwise a move to just before the usual limit would leave no time to say no (D104).
 */
export function freeAfterMove(startsAt: Date, movedAt: Date): Date {
  const day = addHours(movedAt, freeCancellationHours);

  return day < startsAt ? day : startsAt;
}

interface RefundFacts extends Pick<BookingFacts, 'startsAt' | 'now'> {
  /** Moved at short notice, and not yet accepted by the customer. */
  awaitsAcceptance: boolean;
  /** See `freeAfterMove`; null for a booking that was not moved. */
  freeAfterMove: Date | null;
}

/**
 * Whether the customer gets their payment back. Always when the practitioner cancels; when they
 * cancel themselves, in good time or instead of accepting a move at short notice.
 */
export function isRefunded(by: Party, booking: RefundFacts): boolean {
  return (
    by === 'practitioner' ||
    booking.awaitsAcceptance ||
    isFreeToCancel(booking.startsAt, booking.now, booking.freeAfterMove)
  );
}

interface Payment {
  captured: Pence;
  refunded: Pence;
}

/** How much of a payment can still be refunded, in pence: never more than is left (D51). */
export function refundable({ captured, refunded }: Payment): Pence {
  return Math.max(0, captured - refunded);
}

/** What the customer gets back when the booking is cancelled now, in pence: all of it or nothing. */
export function refundOnCancellation(by: Party, booking: RefundFacts, payment: Payment): Pence {
  return isRefunded(by, booking) ? refundable(payment) : 0;
}
