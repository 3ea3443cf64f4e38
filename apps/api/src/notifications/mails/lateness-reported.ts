import { bookingReference } from '@freely/domain/booking-reference';
import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, timeOf } from './booking-format.ts';

/**
 * To the practitioner: what the customer reports, and by when the practitioner can respond (D26).
 */
export function latenessReported(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  const { dispute, customer_name: name } = booking;
  if (!dispute?.answer_until || dispute.settled_at) return null;
  const until = londonClock(new Date(dispute.answer_until));
  const what =
    dispute.minutes_late === null
      ? 'that you did not come'
      : `that you were ${dispute.minutes_late} minutes late`;

  return {
    subject: `${name} reports a problem with the appointment on ${dateOf(booking)}`,
    heading: 'Please tell us your side',
    paragraphs: [
      `Hello ${to.firstName}, ${name} tells us ${what}. The payment is on hold until this is settled.`,
      dispute.contested_at
        ? 'You have already told us otherwise, so we will look at both sides and decide. You can still add a comment.'
        : `Please reply by ${fullDate(until.day)}, ${until.time}. If we do not hear from you, the customer gets a full refund.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Customer', name],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ...(dispute.customer_words ? [['Their comment', dispute.customer_words] as const] : []),
    ],
    action: { label: 'Reply', url: bookingUrl(about, 'practitioner') },
  };
}
