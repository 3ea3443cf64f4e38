import { changedBankDetailsHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

/** Other bank details were replaced (D71). */
export function bankDetailsChanged({ brand, to, shellUrl }: AboutUser): MailContent | null {
  if (!to.roles.includes('practitioner')) return null;

  return {
    subject: `Your bank details at ${brand.name} were changed`,
    heading: 'Your bank details were changed',
    paragraphs: [
      `Hello ${to.firstName}, we will pay you to another bank account from now on. Payouts to it wait ${changedBankDetailsHours} hours.`,
      'If this was not you, choose a new password, enter your own bank details again, and write to us.',
    ],
    action: { label: 'Look at your settings', url: `${shellUrl}/practitioner/settings` },
  };
}
