import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

/** Does not name the new email address: whoever reads the old mailbox need not know it. */
export function emailChanged({ brand, to }: Pick<AboutUser, 'brand' | 'to'>): MailContent {
  return {
    subject: `Your email address for ${brand.name} was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${to.firstName}, your account now has another email address. We will not write to this one again.`,
    ],
    closing: ['If this was not you, please write to us straight away.'],
  };
}
