import { bookingReference } from '@freely/domain/booking-reference';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-kinds.ts';
import { dateOf, money, timeOf } from './booking-words.ts';

/** Their practitioner says that they did not appear; they may say otherwise (D26). */
export function noShowCustomer({ to, booking, shellUrl }: AboutBooking): MailContent | null {
  if (booking.status !== 'no_show_customer') return null;
  const isLookedAt = booking.dispute !== null;

  return {
    subject: `Your appointment on ${dateOf(booking)} is marked as a no-show`,
    heading: 'Marked as a no-show',
    paragraphs: [
      `Hello ${to.firstName}, ${booking.practitioner_name} tells us that you did not come within 20 minutes of the start.`,
      isLookedAt
        ? 'You see it otherwise, or had not agreed to the time: we look at both sides, and write to you.'
        : 'By our policy it is not refunded, and your practitioner is paid. If it was not so, tell us until 24 hours after the appointment: then we look at both sides.',
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
