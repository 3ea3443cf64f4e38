import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';

/**
 * To the practitioner, at once and after each signature. Its kind and subject are the same whatever was
 * answered, since admins read the log of mails; the answers are in no mail (D90).
 */
export function questionnaireSigned(about: AboutBooking): MailContent | null {
  const { booking, firstName, isRuledOut, t } = about;
  if (booking.status !== 'confirmed' || booking.now >= booking.starts_at) return null;
  const { customer_name: name } = booking;

  return {
    subject: t('questionnaire_signed.subject', { date: dateOf(booking) }),
    heading: t('questionnaire_signed.heading', { name }),
    paragraphs: [
      t('questionnaire_signed.text', { firstName, name }),
      isRuledOut ? t('questionnaire_signed.ruledOut') : t('questionnaire_signed.pleaseRead'),
    ],
    facts: factsOf(about, 'reference', 'customer', 'date', 'time', 'treatments'),
    action: { label: t('questionnaire_signed.read'), url: bookingUrl(about, 'practitioner') },
  };
}
