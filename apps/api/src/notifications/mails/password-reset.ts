import { passwordLinkMinutes } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function passwordReset(about: AboutLink): MailContent {
  const { brand, firstName, t } = about;

  return {
    subject: t('password_reset.subject', { brand: brand.name }),
    heading: t('password_reset.heading'),
    paragraphs: [t('password_reset.text', { firstName })],
    action: chooseAction(about),
    closing: [expiry(about), t('password_reset.notYou')],
  };
}

/** After a change of the email was taken back: the old password works no longer. */
export function passwordNeeded(about: AboutLink): MailContent {
  const { brand, firstName, t } = about;

  return {
    subject: t('password_reset.subject', { brand: brand.name }),
    heading: t('password_needed.heading'),
    paragraphs: [t('password_needed.text', { firstName })],
    action: chooseAction(about),
    closing: [expiry(about), t('password_needed.later')],
  };
}

function chooseAction({ token, shellUrl, t }: AboutLink): MailContent['action'] {
  return { label: t('password_reset.choose'), url: `${shellUrl}/reset-password/${token}` };
}

const expiry = ({ t }: AboutLink): string =>
  t('password_reset.expires', { count: passwordLinkMinutes });
