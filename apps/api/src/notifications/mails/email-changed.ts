import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

/** Does not name the new email address: whoever reads the old mailbox need not know it. */
export function emailChanged({ brand, firstName, t }: AboutUser): MailContent {
  return {
    subject: t('email_changed.subject', { brand: brand.name }),
    heading: t('email_changed.heading'),
    paragraphs: [t('email_changed.text', { firstName })],
    closing: [t('email_changed.notYou')],
  };
}
