import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

/** The secret URL of the calendar was revoked, and calendar apps read nothing any more (D71). */
export function calendarUrlEnded({
  brand,
  firstName,
  to,
  shellUrl,
  t,
}: AboutUser): MailContent | null {
  if (!to.roles.includes('practitioner')) return null;

  return {
    subject: t('calendar_url_ended.subject', { brand: brand.name }),
    heading: t('calendar_url_ended.heading'),
    paragraphs: [t('calendar_url_ended.text', { firstName })],
    action: {
      label: t('calendar_url_ended.create'),
      url: `${shellUrl}/practitioner/calendar-sync`,
    },
  };
}
