// What cancelling costs a customer now, as their screens and mails say it (D25, D75).
import { isUpcoming } from '@freely/domain/booking-status';
import {
  freeCancellationHours,
  freeCancellationUntil,
  isFreeToCancel,
} from '@freely/domain/cancellation';
import { canAccept } from '@freely/domain/rescheduling';
import type { BookingView } from './booking-view.repository.ts';
import { factsOf } from './bookings.policy.ts';

const inGoodTime =
  `Cancel more than ${freeCancellationHours} hours before your appointment for a full refund. ` +
  'Later cancellations are not refunded.';

const tooLate =
  `Your appointment is less than ${freeCancellationHours} hours away. If you cancel or miss it, ` +
  'there is no refund. If you cancel and somebody else books your time, we return what that ' +
  'brings, up to what you paid.';

const moved =
  'Your practitioner moved this appointment at short notice. Until you accept the new time, you ' +
  'can cancel for a full refund.';

/** Moved at short notice, and not yet accepted by the customer (D25). */
export const awaitsCustomer = (view: BookingView): boolean => canAccept(factsOf(view));

/** Null when cancelling is no longer free, or not possible at all. */
export function freeUntil(view: BookingView): Date | null {
  const booking = factsOf(view);
  if (canAccept(booking)) return view.starts_at;

  return isUpcoming(booking) && isFreeToCancel(view.starts_at, view.now)
    ? freeCancellationUntil(view.starts_at)
    : null;
}

export function cancellationTerms(view: BookingView): string {
  if (awaitsCustomer(view)) return moved;

  return isUpcoming(factsOf(view)) && freeUntil(view) === null ? tooLate : inGoodTime;
}
