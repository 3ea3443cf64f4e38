import { lateAfterMinutes, reportHours } from '@freely/domain/attendance';
import { bookingReference } from '@freely/domain/booking-reference';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, timeOf } from './booking-format.ts';

/** The practitioner says that the customer did not come; the customer can dispute it (D26). */
export function noShowCustomer({ to, booking, shellUrl }: AboutBooking): MailContent | null {
  if (booking.status !== 'no_show_customer') return null;
  const isDisputed = booking.dispute !== null;

  return {
    subject: `Your appointment on ${dateOf(booking)} is marked as a no-show`,
    heading: 'Marked as a no-show',
    paragraphs: [
      `Hello ${to.firstName}, ${booking.practitioner_name} tells us that you did not come within ${lateAfterMinutes} minutes of the start.`,
      isDisputed
        ? 'You disagree, or had not accepted the new time. We will look at both sides and write to you.'
        : `Under our policy it is not refunded, and your practitioner is paid. If this is not what happened, tell us within ${reportHours} hours of the appointment, and we will look at both sides.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Practitioner', booking.practitioner_name],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Total paid', money(booking.total_amount)],
    ],
    action: { label: 'Open your bookings', url: `${shellUrl}/customer/bookings` },
  };
}
