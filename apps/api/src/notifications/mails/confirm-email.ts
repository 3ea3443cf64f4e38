import { emailLinkHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function confirmEmail({ brand, to, token, shellUrl }: AboutLink): MailContent {
  return {
    subject: `Confirm your new email address for ${brand.name}`,
    heading: 'Is this your email address?',
    paragraphs: [
      `Hello ${to.firstName}, you asked us to use this email address for your account. Please confirm that it is yours.`,
    ],
    action: { label: 'Confirm this address', url: `${shellUrl}/confirm-email/${token}` },
    closing: [
      `This link works once, and expires after ${emailLinkHours} hours. Until you confirm, your account keeps its old email address.`,
      'If you do not know what this is about, you can ignore this email.',
    ],
  };
}
