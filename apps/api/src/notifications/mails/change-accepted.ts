import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';

/** To the practitioner: the customer accepted the new time (D25). */
export function changeAccepted(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (booking.status !== 'confirmed' || booking.awaits_customer) return null;
  const name = booking.customer_name;

  return {
    subject: t('change_accepted.subject', { name }),
    heading: t('change_accepted.heading'),
    paragraphs: [t('change_accepted.text', { firstName, name })],
    facts: factsOf(about, 'reference', 'date', 'time'),
    action: { label: t('actions.openBooking'), url: bookingUrl(about, 'practitioner') },
  };
}
