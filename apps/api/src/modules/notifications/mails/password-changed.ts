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
    closing: [`If it was not you, choose another password now: ${shellUrl}/reset-password-request`],
  };
}
