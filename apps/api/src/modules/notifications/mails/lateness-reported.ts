import { bookingReference } from '@freely/domain/booking-reference';
import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { pageOf } from '../booking-calendar.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-kinds.ts';
import { dateOf, timeOf } from './booking-words.ts';

/** To the practitioner: what the customer says, and until when they can say otherwise (D26). */
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
      `Hello ${to.firstName}, ${name} tells us ${what}. The payment is kept until this is settled.`,
      dispute.contested_at
        ? 'You had said otherwise, so we look at both sides and decide. You can still add your words.'
        : `Please answer until ${fullDate(until.day)}, ${until.time}. If we hear nothing, the customer gets a full refund.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Customer', name],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ...(dispute.customer_words ? [['Their words', dispute.customer_words] as const] : []),
    ],
    action: { label: 'Answer', url: pageOf(about, 'practitioner') },
  };
}
