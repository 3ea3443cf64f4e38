import { emailLinkHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function confirmEmail({ brand, firstName, token, shellUrl, t }: AboutLink): MailContent {
  return {
    subject: t('confirm_email.subject', { brand: brand.name }),
    heading: t('confirm_own_email.heading'),
    paragraphs: [t('confirm_email.text', { firstName })],
    // The page says what changes, unlike that of the account's own address.
    action: { label: t('actions.confirmEmail'), url: `${shellUrl}/confirm-email/${token}?new=1` },
    closing: [t('confirm_email.expires', { count: emailLinkHours }), t('link.ignore')],
  };
}
