import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';

/** To a customer who signed an earlier version for a visit to come, unless it was signed anew since (D89). */
export function questionsChanged(about: AboutBooking): MailContent | null {
  const { booking, firstName, shellUrl, t } = about;
  if (booking.status !== 'confirmed' || booking.now >= booking.starts_at) return null;
  if (booking.questionnaires_due === 0) return null;

  return {
    subject: t('questions_changed.subject', { date: dateOf(booking) }),
    heading: t('questions_changed.heading'),
    paragraphs: [
      t('questions_changed.text', { firstName, name: booking.practitioner_name }),
      t('questions_changed.earlier', { name: booking.practitioner_name }),
    ],
    facts: factsOf(about, 'reference', 'practitioner', 'date', 'time', 'treatments'),
    action: {
      label: t('questions_changed.answer'),
      url: `${shellUrl}/customer/questions/${booking.id}`,
    },
  };
}
