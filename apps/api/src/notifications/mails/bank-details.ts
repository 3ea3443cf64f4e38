import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

const settings = ({ shellUrl, t }: AboutUser) => ({
  label: t('bank_details.add'),
  url: `${shellUrl}/practitioner/settings`,
});

const isPractitioner = ({ to }: AboutUser) => to.roles.includes('practitioner');

/** There is money to pay out and no account to pay it to. Sent once. */
export function bankDetailsNeeded(about: AboutUser): MailContent | null {
  if (!isPractitioner(about)) return null;
  const { brand, firstName, t } = about;

  return {
    subject: t('bank_details_needed.subject'),
    heading: t('bank_details_needed.heading'),
    paragraphs: [
      t('bank_details_needed.text', { firstName, brand: brand.name }),
      t('bank_details_needed.how'),
    ],
    action: settings(about),
  };
}

/** The payment provider did not accept the bank details. */
export function bankDetailsRefused(about: AboutUser): MailContent | null {
  if (!isPractitioner(about)) return null;
  const { firstName, t } = about;

  return {
    subject: t('bank_details_refused.subject'),
    heading: t('bank_details_refused.heading'),
    paragraphs: [t('bank_details_refused.text', { firstName }), t('bank_details_refused.again')],
    action: settings(about),
  };
}
