import { passwordLinkMinutes } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function passwordReset({ brand, to, token, shellUrl }: AboutLink): MailContent {
  return {
    subject: `Choose a new password for ${brand.name}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${to.firstName}, somebody asked to reset the password of your account. If it was you, choose a new one here.`,
    ],
    action: { label: 'Choose a password', url: `${shellUrl}/reset-password/${token}` },
    closing: [
      `This link works once, and expires after ${passwordLinkMinutes} minutes.`,
      'If it was not you, you can ignore this email: your password stays the same.',
    ],
  };
}
