// A thief who has a session wants to be paid, so the owner hears of every other account (D71).
import { newBankDetailsHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

/** Other bank details were replaced. */
export const bankDetailsChanged = (about: AboutUser) => aboutDetails(about, 'bank_details_changed');

/** The first ones were given. */
export const bankDetailsAdded = (about: AboutUser) => aboutDetails(about, 'bank_details_added');

function aboutDetails(
  { brand, firstName, to, shellUrl, t }: AboutUser,
  kind: 'bank_details_changed' | 'bank_details_added',
): MailContent | null {
  if (!to.roles.includes('practitioner')) return null;

  return {
    subject: t(`${kind}.subject`, { brand: brand.name }),
    heading: t(`${kind}.heading`),
    paragraphs: [
      t(`${kind}.text`, { firstName, count: newBankDetailsHours }),
      t('bank_details_changed.notYou'),
    ],
    action: { label: t('bank_details_changed.settings'), url: `${shellUrl}/practitioner/settings` },
  };
}
