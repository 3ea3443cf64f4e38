import type { MailContent } from '../mail-content.ts';
import type { AboutTaxDetails } from '../mail-facts.ts';

const action = ({ shellUrl, t }: AboutTaxDetails) => ({
  label: t('tax_details.give'),
  url: `${shellUrl}/practitioner/tax`,
});

/** With the first paid booking. */
export function taxDetailsNeeded(about: AboutTaxDetails): MailContent | null {
  const { brand, firstName, withheldFrom: date, t } = about;
  if (about.standing !== 'requested') return null;

  return {
    subject: t('tax_details_needed.subject'),
    heading: t('tax_details_needed.heading'),
    paragraphs: [
      t('tax_details_needed.text', { firstName, brand: brand.name }),
      t('tax_details.what'),
      t('tax_details_needed.withheldFrom', { date }),
    ],
    action: action(about),
  };
}

/** Twice. */
export function taxDetailsReminder(about: AboutTaxDetails): MailContent | null {
  const { firstName, withheldFrom: date, t } = about;
  if (about.standing !== 'requested') return null;

  return {
    subject: t('tax_details_reminder.subject'),
    heading: t('tax_details_needed.subject'),
    paragraphs: [
      t('tax_details_reminder.text', { firstName }),
      t('tax_details.what'),
      t('tax_details_reminder.withheldFrom', { date }),
    ],
    action: action(about),
  };
}

export function payoutsWithheld(about: AboutTaxDetails): MailContent | null {
  const { firstName, t } = about;
  if (about.standing !== 'withheld') return null;

  return {
    subject: t('payouts_withheld.subject'),
    heading: t('payouts_withheld.heading'),
    paragraphs: [
      t('payouts_withheld.text', { firstName }),
      t('payouts_withheld.kept'),
      t('tax_details.what'),
    ],
    action: action(about),
  };
}
