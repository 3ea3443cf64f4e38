import { bookingReference } from '@freely/domain/booking-reference';
import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, timeOf, treatmentsOf } from './booking-format.ts';

/**
 * To the practitioner, at once and after each signature. Its kind and subject are the same whatever was
 * answered, since admins read the log of mails; the answers are in no mail (D90).
 */
export function questionnaireSigned(about: AboutBooking): MailContent | null {
  const { to, booking, isRuledOut } = about;
  if (booking.status !== 'confirmed' || booking.now >= booking.starts_at) return null;
  const { customer_name: name } = booking;

  return {
    subject: `Answers before your booking on ${dateOf(booking)}`,
    heading: `${name} has answered your questions`,
    paragraphs: [
      `Hello ${to.firstName}, ${name} has signed answers before their visit.`,
      isRuledOut
        ? 'By these answers the treatment must not be given as it is booked. Please read them now. Either of you can cancel with a full refund, and without a penalty.'
        : 'Please read them before the visit. Only the two of you can.',
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Customer', name],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Treatments', treatmentsOf(booking)],
    ],
    action: { label: 'Read the answers', url: bookingUrl(about, 'practitioner') },
  };
}
