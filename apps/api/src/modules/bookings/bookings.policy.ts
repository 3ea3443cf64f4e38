import type { BookingView } from './booking-view.repository.ts';

type Parties = Pick<BookingView, 'customer_id' | 'practitioner_id'>;

/** The two people of a booking; for everybody else it does not exist (D39). */
export function isParty(booking: Parties, userId: number): boolean {
  return booking.customer_id === userId || booking.practitioner_id === userId;
}

/** A payment under way at the last second is waited for this long before a hold counts as gone. */
const verdictMinutes = 2;

/**
 * Whether a booking was let go for lack of payment (D16). At the end of the hold, or, when a
 * payment was begun, as soon as the provider was asked what became of it.
 */
export function wasLetGo(
  booking: Pick<BookingView, 'status' | 'hold_until' | 'has_intent' | 'now'>,
): boolean {
  if (booking.status !== 'held') return booking.status === 'expired';
  const patience = booking.has_intent ? verdictMinutes * 60_000 : 0;

  return booking.hold_until.getTime() + patience <= booking.now.getTime();
}

/** Notes and the street line may change until the treatment begins. */
export function isEditable(booking: Pick<BookingView, 'status' | 'starts_at' | 'now'>): boolean {
  return ['held', 'confirmed'].includes(booking.status) && booking.now < booking.starts_at;
}
