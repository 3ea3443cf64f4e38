import type { MailContent } from '../mail-content.ts';
import type { AboutTaxDetails } from '../mail-facts.ts';

const action = ({ shellUrl }: AboutTaxDetails) => ({
  label: 'Give your tax details',
  url: `${shellUrl}/practitioner/tax`,
});

const what =
  'We need your legal name, your address, your date of birth, and your National Insurance number or UTR. It takes two minutes.';

/** With the first paid booking. */
export function taxDetailsNeeded(about: AboutTaxDetails): MailContent | null {
  if (about.standing !== 'requested') return null;

  return {
    subject: 'Please give us your tax details',
    heading: 'Your tax details',
    paragraphs: [
      `Hello ${about.to.firstName}, you have your first paid booking. Each January, the law has us report to HMRC what practitioners were paid through ${about.brand.name}.`,
      what,
      `Without them, we have to withhold your payouts from ${about.withheldFrom}. Nothing is lost: they are paid as soon as we have your details.`,
    ],
    action: action(about),
  };
}

/** Twice. */
export function taxDetailsReminder(about: AboutTaxDetails): MailContent | null {
  if (about.standing !== 'requested') return null;

  return {
    subject: 'Your tax details are still missing',
    heading: 'Please give us your tax details',
    paragraphs: [
      `Hello ${about.to.firstName}, we asked you for what HMRC wants to know of practitioners, and do not have it yet.`,
      what,
      `From ${about.withheldFrom} we have to withhold your payouts until we have them.`,
    ],
    action: action(about),
  };
}

export function payoutsWithheld(about: AboutTaxDetails): MailContent | null {
  if (about.standing !== 'withheld') return null;

  return {
    subject: 'Your payouts are withheld',
    heading: 'Your payouts wait for your tax details',
    paragraphs: [
      `Hello ${about.to.firstName}, we have asked you three times for your tax details. The law has us withhold your payouts until we have them.`,
      'Customers can still book you. Everything that you earn is kept for you, and is paid as soon as you have given your details.',
      what,
    ],
    action: action(about),
  };
}
