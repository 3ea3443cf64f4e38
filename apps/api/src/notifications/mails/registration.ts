import { emailLinkHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function registration({ brand, to, token, shellUrl, t }: AboutLink): MailContent {
  const isPractitioner = to.roles.includes('practitioner');
  const welcome = t('registration.welcome', { brand: brand.name });

  return {
    subject: welcome,
    heading: welcome,
    paragraphs: [
      isPractitioner ? t('registration.forPractitioner') : t('registration.forCustomer'),
    ],
    action: isPractitioner
      ? { label: t('registration.setUpProfile'), url: `${shellUrl}/practitioner-information` }
      : { label: t('registration.findTreatment'), url: `${shellUrl}/services-search` },
    links: [
      {
        label: t('registration.confirm'),
        about: t('registration.aboutConfirming', { count: emailLinkHours }),
        url: `${shellUrl}/confirm-email/${token}`,
      },
    ],
    closing: [t('registration.notYou')],
  };
}
