import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

export function passwordChanged({ brand, firstName, shellUrl, t }: AboutUser): MailContent {
  return {
    subject: t('password_changed.subject', { brand: brand.name }),
    heading: t('password_changed.heading'),
    paragraphs: [t('password_changed.text', { firstName })],
    action: {
      label: t('actions.chooseAnotherPassword'),
      url: `${shellUrl}/reset-password-request`,
    },
    closing: [t('password_changed.notYou')],
  };
}
