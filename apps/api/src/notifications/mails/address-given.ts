import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf, placeFact } from './booking-facts.ts';
import { dateOf, isConfirmedOrCompleted } from './booking-format.ts';

/** To the practitioner, where to come: the visit was confirmed without a street. */
export function addressGiven(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!isConfirmedOrCompleted(booking) || booking.now >= booking.starts_at) return null;

  return {
    subject: t('address_given.subject', { date: dateOf(booking) }),
    heading: t('address_given.heading'),
    paragraphs: [t('address_given.text', { firstName, name: booking.customer_name })],
    facts: [
      ...factsOf(about, 'reference', 'customer', 'date', 'time'),
      placeFact(about, 'toPractitioner'),
    ],
    action: { label: t('address_given.see'), url: bookingUrl(about, 'practitioner') },
  };
}
