import type { Booking } from '@freely/api-client/contract';
import { latenessRefusal, reportHours } from '@freely/domain/attendance';
import { startOf } from '../../journey/booking-display.ts';

const minute = 60_000;

/** Until when the customer can report lateness, or object to being marked as missed (D26). */
export function reportUntil(booking: Booking): Date {
  return new Date(startOf(booking) + (booking.duration + reportHours * 60) * minute);
}

/** Whether lateness can be reported at `now`. The server decides by its own clock. */
export function canReportLateness(booking: Booking, now: Date): boolean {
  const { dispute, duration } = booking;
  const start = startOf(booking);
  const refusal = latenessRefusal({
    status: booking.booking_status,
    isPaid: booking.paid,
    startsAt: new Date(start),
    endsAt: new Date(start + duration * minute),
    isReported: dispute?.reported_at != null,
    isSettled: dispute?.settled_at != null,
    now,
  });

  return refusal === null;
}
