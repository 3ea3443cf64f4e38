import type { MailContent } from '../mail-content.ts';
import type { AboutDeletion, AboutUser } from '../mail-facts.ts';
import { dateOf, money, timeOf } from './booking-format.ts';

/** To the address that the account had. It greets nobody: the name is erased. */
export function accountDeleted(about: AboutDeletion): MailContent {
  const { brand, booked, owed, t } = about;
  const refund = booked.reduce(
    (sum, { amount_promised: promised, amount_by_hand: byHand }) => sum + promised - byHand,
    0,
  );

  return {
    subject: t('account_deleted.subject', { brand: brand.name }),
    heading: t('account_deleted.heading'),
    paragraphs: [
      t('account_deleted.text'),
      ...withCustomers(about),
      ...(booked.length > 0 ? [t('account_deleted.cancelled')] : []),
      ...(refund > 0 ? [t('refund.onItsWay', { amount: money(refund) })] : []),
      ...stillPaid(about),
      ...(owed > 0 ? [t('account_deleted.owed', { amount: money(owed) })] : []),
    ],
    facts: booked.map((booking) => {
      const { practitioner_name: name, amount_promised: amount } = booking;

      return [
        `${dateOf(booking)}, ${timeOf(booking, t)}`,
        amount > 0
          ? t('account_deleted.refunded', { name, amount: money(amount) })
          : t('account_deleted.notRefunded', { name }),
      ];
    }),
    closing: [t('account_deleted.notYou')],
  };
}

/** To somebody who stays a customer. */
export function practitionerAccountDeleted(about: AboutDeletion & AboutUser): MailContent {
  const { firstName, t } = about;

  return {
    subject: t('practitioner_account_deleted.subject'),
    heading: t('practitioner_account_deleted.heading'),
    paragraphs: [
      t('practitioner_account_deleted.text', { firstName }),
      ...withCustomers(about),
      ...stillPaid(about),
    ],
    closing: [t('account_deleted.notYou')],
  };
}

const withCustomers = ({ withCustomers: count, t }: AboutDeletion): string[] =>
  count > 0 ? [t('account_deleted.withCustomers', { count })] : [];

/** They can see their earnings no more. */
const stillPaid = ({ earned, t }: AboutDeletion): string[] =>
  earned > 0 ? [t('account_deleted.earned', { amount: money(earned) })] : [];
