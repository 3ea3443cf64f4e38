import type { PractitionerBooking } from '@freely/api-client/contract';

const MINUTE = 60_000;

/** A no-show can be marked from 20 minutes after the start until 24 hours after the end (D26). */
const NO_SHOW_AFTER = 20 * MINUTE;
const NO_SHOW_UNTIL = 24 * 60 * MINUTE;

/** What the practitioner may do with a booking at `now`, by the rules of the server. */
export function allowedActions(booking: PractitionerBooking, now: Date) {
  const start = new Date(booking.date).getTime();
  const end = start + booking.duration * MINUTE;
  const at = now.getTime();
  const { booking_status: status, paid, dispute } = booking;

  return {
    canEdit: status === 'confirmed' && paid && start > at,
    canMarkNoShow:
      paid &&
      (status === 'confirmed' || status === 'completed') &&
      at >= start + NO_SHOW_AFTER &&
      at <= end + NO_SHOW_UNTIL &&
      !dispute?.settled_at,
  };
}
