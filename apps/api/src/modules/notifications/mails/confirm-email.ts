import { brand } from '@freely/domain/brand';
import type { AboutLink } from '../account-links.ts';
import type { MailContent } from '../mail-content.ts';

export function confirmEmail({ to, token, shellUrl }: AboutLink): MailContent {
  return {
    subject: `Confirm your new address for ${brand.name}`,
    heading: 'Is this your address?',
    paragraphs: [
      `Hello ${to.firstName}, you asked us to use this address for your account from now on. Please confirm that it is yours.`,
    ],
    action: { label: 'Confirm this address', url: `${shellUrl}/confirm-email/${token}` },
    closing: [
      'This link works once, and for 24 hours. Until then, your account keeps its old address.',
      'If you do not know what this is about, you need not do anything.',
    ],
  };
}
