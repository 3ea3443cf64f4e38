import { undoEmailDays } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

/** Does not name the new email address: whoever reads the old mailbox need not know it. */
export function emailChanged({ brand, firstName, t }: AboutUser): MailContent {
  return {
    subject: t('email_changed.subject', { brand: brand.name }),
    heading: t('email_changed.heading'),
    paragraphs: [t('email_changed.text', { firstName })],
    // Its link is known to that mail alone (D38).
    closing: [
      t('email_changed.notYou', { keep: t('email_change_announced.keep'), count: undoEmailDays }),
    ],
  };
}
