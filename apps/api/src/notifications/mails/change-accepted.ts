import { bookingReference } from '@freely/domain/booking-reference';
import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, timeOf } from './booking-format.ts';

/** To the practitioner: the customer accepted the new time (D25). */
export function changeAccepted(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (booking.status !== 'confirmed' || booking.awaits_customer) return null;

  return {
    subject: `${booking.customer_name} has accepted the new time`,
    heading: 'New time accepted',
    paragraphs: [
      `Hello ${to.firstName}, ${booking.customer_name} has accepted the time that you chose.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
    ],
    action: { label: 'Open the booking', url: bookingUrl(about, 'practitioner') },
  };
}
