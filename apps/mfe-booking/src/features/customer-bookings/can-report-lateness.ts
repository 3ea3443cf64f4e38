import type { Booking } from '@freely/api-client/contract';
import { reportUntil as lastReport, latenessRefusal } from '@freely/domain/attendance';
import { addMinutes } from 'date-fns/addMinutes';
import { startOf } from '../../journey/booking-display.ts';

/** Until when the customer can report lateness, or object to being marked as missed (D26, D100). */
export function reportUntil(booking: Booking): Date {
  const endsAt = addMinutes(startOf(booking), booking.duration);

  // An older API does not say it.
  return booking.report_until === undefined
    ? lastReport({ endsAt }, null)
    : new Date(booking.report_until);
}

/** Whether lateness can be reported at `now`. The server decides by its own clock. */
export function canReportLateness(booking: Booking, now: Date): boolean {
  const { dispute, duration } = booking;
  const startsAt = new Date(startOf(booking));
  const refusal = latenessRefusal({
    status: booking.booking_status,
    isPaid: booking.paid,
    startsAt,
    endsAt: addMinutes(startsAt, duration),
    isReported: dispute?.reported_at != null,
    isSettled: dispute?.settled_at != null,
    reportUntil: reportUntil(booking),
    now,
  });

  return refusal === null;
}
