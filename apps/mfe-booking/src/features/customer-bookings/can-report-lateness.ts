import type { Booking } from '@freely/api-client/contract';
import { latenessRefusal } from '@freely/domain/attendance';
import { startOf } from '../../journey/booking-display.ts';

const minute = 60_000;

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
