import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';

/** The way to questions that wait for an answer (D89). */
export function questionsLink({ booking, shellUrl, t }: AboutBooking): Pick<MailContent, 'links'> {
  if (booking.questionnaires_due === 0) return {};

  return {
    links: [
      {
        label: t('questions.label'),
        about: t('questions.about', { name: booking.practitioner_name }),
        url: `${shellUrl}/customer/questions/${booking.id}`,
      },
    ],
  };
}
