import { brand } from '@freely/domain/brand';
import type { AboutLink } from '../account-links.ts';
import type { MailContent } from '../mail-content.ts';

export function passwordReset({ to, token, shellUrl }: AboutLink): MailContent {
  return {
    subject: `Choose a new password for ${brand.name}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${to.firstName}, somebody asked for a new password for your account. If it was you, choose one here.`,
    ],
    action: { label: 'Choose a password', url: `${shellUrl}/reset-password/${token}` },
    closing: [
      'This link works once, and for 30 minutes.',
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  };
}
