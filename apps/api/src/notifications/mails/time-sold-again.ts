import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, timeOf } from './booking-format.ts';
import { refundSent } from './refund-sent.ts';

/** To somebody who cancelled too late for a refund: their time was sold again, and is refunded (D87). */
export function timeSoldAgain(about: AboutBooking): MailContent | null {
  const refund = refundSent(about);
  if (!refund) return null;
  const { booking, detail, firstName, t } = about;
  const amount = money(Number(detail.amount));

  return {
    ...refund,
    subject: t('time_sold_again.subject', { amount }),
    heading: t('time_sold_again.heading'),
    paragraphs: [
      t('time_sold_again.text', {
        firstName,
        amount,
        name: booking.practitioner_name,
        date: dateOf(booking),
        time: timeOf(booking, t),
      }),
      t('time_sold_again.bank'),
    ],
  };
}
