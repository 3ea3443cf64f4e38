import { passwordLinkMinutes } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function passwordReset({ brand, firstName, token, shellUrl, t }: AboutLink): MailContent {
  return {
    subject: t('password_reset.subject', { brand: brand.name }),
    heading: t('password_reset.heading'),
    paragraphs: [t('password_reset.text', { firstName })],
    action: { label: t('password_reset.choose'), url: `${shellUrl}/reset-password/${token}` },
    closing: [
      t('password_reset.expires', { count: passwordLinkMinutes }),
      t('password_reset.notYou'),
    ],
  };
}
