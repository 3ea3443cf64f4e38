import type { PractitionerBooking } from '@freely/api-client/contract';
import { noShowRefusal } from '@freely/domain/attendance';
import { isCancelled } from '@freely/domain/booking-status';
import { practitionerChangeRefusal } from '@freely/domain/cancellation';
import { addMinutes } from 'date-fns/addMinutes';

/** What the practitioner may do with a booking at `now`, by the rules of the server. */
export function allowedActions(booking: PractitionerBooking, now: Date) {
  const startsAt = new Date(booking.date);
  const facts = {
    status: booking.booking_status,
    isPaid: booking.paid,
    startsAt,
    endsAt: addMinutes(startsAt, booking.duration),
    isReported: booking.dispute?.reported_at != null,
    isSettled: booking.dispute?.settled_at != null,
    // Practitioners are not told which bookings are reviewed: the server refuses those.
    isReviewed: false,
    now,
  };

  const isPatchTest = booking.patch_test_for != null;
  const canEdit = practitionerChangeRefusal(facts) === null;

  return {
    canEdit,
    // A patch test ends with its treatment; only its time is its own.
    canCancel: canEdit && !isPatchTest,
    canMarkNoShow: !isPatchTest && noShowRefusal(facts) === null,
    canRecordPatchTest: isPatchTest && !isCancelled(facts.status) && facts.endsAt <= now,
  };
}
