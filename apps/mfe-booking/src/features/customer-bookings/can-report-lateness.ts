import type { Booking } from '@freely/api-client/contract';
import { startOf } from '../../customer/split-bookings.ts';

const minute = 60_000;
/** Arriving later than this counts as late (D26). */
const latenessThreshold = 20 * minute;
/** How long after the end a lateness can be reported. */
const reportWindow = 24 * 60 * minute;
const reportable: readonly string[] = ['confirmed', 'completed', 'no_show_customer'];

/** Whether lateness can be reported at `now`. The server decides by its own clock. */
export function canReportLateness(booking: Booking, now: Date): boolean {
  const { paid, booking_status, dispute, duration } = booking;
  if (!paid || !reportable.includes(booking_status)) return false;
  if (dispute?.reported_at || dispute?.settled_at) return false;
  const start = startOf(booking);

  return (
    now.getTime() > start + latenessThreshold &&
    now.getTime() <= start + duration * minute + reportWindow
  );
}
