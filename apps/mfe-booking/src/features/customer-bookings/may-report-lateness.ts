import type { Booking } from '@freely/api-client/contract';
import { startOf } from '../../customer/split-bookings.ts';

const minute = 60_000;
/** Later than this is late (D26). */
const lateAfter = 20 * minute;
/** For so long after the end it can be said. */
const window = 24 * 60 * minute;
const reportable: readonly string[] = ['confirmed', 'completed', 'no_show_customer'];

/** Whether a lateness can be reported at `now`, and was not yet. The server decides by its clock. */
export function mayReportLateness(booking: Booking, now: Date): boolean {
  const { paid, booking_status, dispute, duration } = booking;
  if (!paid || !reportable.includes(booking_status)) return false;
  if (dispute?.reported_at || dispute?.settled_at) return false;
  const start = startOf(booking);

  return now.getTime() > start + lateAfter && now.getTime() <= start + duration * minute + window;
}
