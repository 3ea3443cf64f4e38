import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

const settings = ({ shellUrl }: AboutUser) => ({
  label: 'Add your bank details',
  url: `${shellUrl}/practitioner/settings`,
});

const isPractitioner = ({ to }: AboutUser) => to.roles.includes('practitioner');

/** There is money to pay out and no account to pay it to. Sent once. */
export function bankDetailsNeeded(about: AboutUser): MailContent | null {
  if (!isPractitioner(about)) return null;

  return {
    subject: 'Add your bank details to be paid',
    heading: 'Your first payout is waiting for you',
    paragraphs: [
      `Hello ${about.to.firstName}, you have earned money with ${about.brand.name}, but we do not know where to send it yet.`,
      'Add your sort code and account number in your settings. We will pay you as soon as we have them.',
    ],
    action: settings(about),
  };
}

/** The payment provider did not accept the bank details. */
export function bankDetailsRefused(about: AboutUser): MailContent | null {
  if (!isPractitioner(about)) return null;

  return {
    subject: 'Please check your bank details',
    heading: 'Your bank details could not be used',
    paragraphs: [
      `Hello ${about.to.firstName}, the sort code and account number that you gave us were not accepted.`,
      'Please enter them again. Until then, your payouts are on hold.',
    ],
    action: settings(about),
  };
}
