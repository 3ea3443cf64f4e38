import type { Booking } from '@freely/api-client/contract';
import { latenessRefusal, reportHours } from '@freely/domain/attendance';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { startOf } from '../../journey/booking-display.ts';

/** Until when the customer can report lateness, or object to being marked as missed (D26). */
export function reportUntil(booking: Booking): Date {
  return addHours(addMinutes(startOf(booking), booking.duration), reportHours);
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
    now,
  });

  return refusal === null;
}
