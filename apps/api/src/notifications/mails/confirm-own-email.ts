import { emailLinkHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function confirmOwnEmail({ brand, firstName, token, shellUrl, t }: AboutLink): MailContent {
  return {
    subject: t('confirm_own_email.subject', { brand: brand.name }),
    heading: t('confirm_own_email.heading'),
    paragraphs: [t('confirm_own_email.text', { firstName })],
    action: { label: t('actions.confirmEmail'), url: `${shellUrl}/confirm-email/${token}` },
    closing: [t('confirm_own_email.expires', { count: emailLinkHours }), t('link.ignore')],
  };
}
