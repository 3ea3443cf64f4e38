import { brand } from '@freely/domain/brand';
import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-kinds.ts';

export function passwordChanged({ to, shellUrl }: AboutUser): MailContent {
  return {
    subject: `Your password for ${brand.name} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${to.firstName}, your account has a new password, and was signed out everywhere else.`,
    ],
    action: { label: 'Choose another password', url: `${shellUrl}/reset-password-request` },
    closing: ['If it was you, you need not do anything. If it was not, choose another one now.'],
  };
}
