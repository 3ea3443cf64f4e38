import type { PractitionerBooking } from '@freely/api-client/contract';

const MINUTE = 60_000;

/** From then on a customer has not appeared; complaints are taken until a day after the end (D26). */
const NO_SHOW_AFTER = 20 * MINUTE;
const NO_SHOW_UNTIL = 24 * 60 * MINUTE;

/** What the server would let the practitioner do with a booking at `now`. */
export function whatCanBeDone(booking: PractitionerBooking, now: Date) {
  const start = new Date(booking.date).getTime();
  const end = start + booking.duration * MINUTE;
  const at = now.getTime();
  const { booking_status: status, paid, dispute } = booking;

  return {
    isEditable: status === 'confirmed' && paid && start > at,
    isMissable:
      paid &&
      (status === 'confirmed' || status === 'completed') &&
      at >= start + NO_SHOW_AFTER &&
      at <= end + NO_SHOW_UNTIL &&
      !dispute?.settled_at,
  };
}
