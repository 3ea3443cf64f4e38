import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

export function passwordChanged({ brand, to, shellUrl }: AboutUser): MailContent {
  return {
    subject: `Your password for ${brand.name} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${to.firstName}, your account has a new password, and you have been signed out on all other devices.`,
    ],
    action: { label: 'Choose another password', url: `${shellUrl}/reset-password-request` },
    closing: [
      'If it was you, you do not need to do anything. If it was not, choose another password now.',
    ],
  };
}
