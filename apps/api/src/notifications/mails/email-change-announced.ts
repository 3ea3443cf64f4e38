import { undoEmailDays } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

/** To the email address that the account had when the change was asked for (D71). */
export function emailChangeAnnounced({
  brand,
  firstName,
  token,
  shellUrl,
  t,
}: AboutLink): MailContent {
  return {
    subject: t('email_change_announced.subject', { brand: brand.name }),
    heading: t('email_change_announced.heading'),
    paragraphs: [
      t('email_change_announced.text', { firstName }),
      t('email_change_announced.notYou'),
    ],
    action: { label: t('email_change_announced.keep'), url: `${shellUrl}/keep-email/${token}` },
    closing: [t('email_change_announced.expires', { count: undoEmailDays })],
  };
}
