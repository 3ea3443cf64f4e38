import { emailLinkHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function confirmOwnEmail({ brand, to, token, shellUrl }: AboutLink): MailContent {
  return {
    subject: `Confirm your email address for ${brand.name}`,
    heading: 'Is this your email address?',
    paragraphs: [
      `Hello ${to.firstName}, please confirm that this email address is yours. Then you can hold more than one appointment at a time.`,
    ],
    action: { label: 'Confirm this address', url: `${shellUrl}/confirm-email/${token}` },
    closing: [
      `This link works once, and expires after ${emailLinkHours} hours.`,
      'If you do not know what this is about, you can ignore this email.',
    ],
  };
}
