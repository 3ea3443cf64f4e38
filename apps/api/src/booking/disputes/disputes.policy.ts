// When each party may report a no-show or lateness, by the database's clock (D26, D50).
import { AppError, notFound } from '../../kernel/errors/index.ts';
import type { LockedBooking } from '../bookings/index.ts';

const minute = 60_000;
/** At 20 minutes after the start a customer counts as absent; after them a practitioner is late. */
const lateAfter = 20 * minute;
/** Reports are possible for this long after the end. */
const reportWindow = 24 * 60 * minute;

/** Checks the status of the booking, and that it is neither too early nor too late for a report. */
function requireReportWindow(booking: LockedBooking, hasOpened: boolean, tooEarly: string): void {
  const { status, now, ends_at: end } = booking;
  if (!['confirmed', 'completed', 'no_show_customer'].includes(status)) {
    throw new AppError('wrong_state', 'The status of this booking does not allow this');
  }
  if (!hasOpened) throw new AppError('wrong_state', tooEarly);
  if (now.getTime() > end.getTime() + reportWindow) {
    throw new AppError('wrong_state', 'This can be reported until 24 hours after the appointment');
  }
}

/** The practitioner's own booking, 20 minutes after its start or later. */
export function requireNoShowAllowed(
  booking: LockedBooking | null,
  practitionerId: number,
): LockedBooking {
  if (!booking || booking.practitioner_id !== practitionerId) throw notFound('Booking not found');
  if (booking.status === 'no_show_customer') {
    throw new AppError('wrong_state', 'This booking is already marked as a no-show');
  }
  requireReportWindow(
    booking,
    booking.now.getTime() >= booking.starts_at.getTime() + lateAfter,
    'A no-show can be marked from 20 minutes after the start',
  );

  return booking;
}

/** The customer's own booking, more than 20 minutes after its start. */
export function requireReportable(
  booking: LockedBooking | null,
  customerId: number,
): LockedBooking {
  if (!booking || booking.customer_id !== customerId || booking.status === 'expired') {
    throw notFound('Booking not found');
  }
  requireReportWindow(
    booking,
    booking.now.getTime() > booking.starts_at.getTime() + lateAfter,
    'Lateness can be reported more than 20 minutes after the start',
  );

  return booking;
}
