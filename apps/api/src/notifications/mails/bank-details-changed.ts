import { changedBankDetailsHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

/** Other bank details were replaced (D71). */
export function bankDetailsChanged({
  brand,
  firstName,
  to,
  shellUrl,
  t,
}: AboutUser): MailContent | null {
  if (!to.roles.includes('practitioner')) return null;

  return {
    subject: t('bank_details_changed.subject', { brand: brand.name }),
    heading: t('bank_details_changed.heading'),
    paragraphs: [
      t('bank_details_changed.text', { firstName, count: changedBankDetailsHours }),
      t('bank_details_changed.notYou'),
    ],
    action: { label: t('bank_details_changed.settings'), url: `${shellUrl}/practitioner/settings` },
  };
}
