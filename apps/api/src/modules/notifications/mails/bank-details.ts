import { brand } from '@freely/domain/brand';
import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-kinds.ts';

const settings = ({ shellUrl }: AboutUser) => ({
  label: 'Add your bank details',
  url: `${shellUrl}/practitioner/settings`,
});

const isPractitioner = ({ to }: AboutUser) => to.roles.includes('practitioner');

/** Money waits for them. Sent once. */
export function bankDetailsNeeded(about: AboutUser): MailContent | null {
  if (!isPractitioner(about)) return null;

  return {
    subject: 'Add your bank details to be paid',
    heading: 'Your first payout is waiting for you',
    paragraphs: [
      `Hello ${about.to.firstName}, you have earned money with ${brand.name}, and we do not know yet where to send it.`,
      'Add your sort code and account number in your settings. We pay you as soon as they are there.',
    ],
    action: settings(about),
  };
}

/** The payment provider would not take what they gave. */
export function bankDetailsRefused(about: AboutUser): MailContent | null {
  if (!isPractitioner(about)) return null;

  return {
    subject: 'Please check your bank details',
    heading: 'Your bank details could not be used',
    paragraphs: [
      `Hello ${about.to.firstName}, the sort code and account number that you gave were not accepted.`,
      'Please enter them again. Until then, your payouts wait for you.',
    ],
    action: settings(about),
  };
}
