import { earningOf } from '@freely/domain/fees';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { money } from './booking-format.ts';

/**
 * The payout for a booking was sent (D22). `amount` and `withheld`, in pence, were queued with the
 * mail; `withheld` is negative where a fee that was waived is paid back.
 */
export function payoutSent(about: AboutBooking): MailContent | null {
  const { booking, firstName, shellUrl, detail, t } = about;
  const { total_amount: total, discount_amount: discount, fee_percent: percent } = booking;
  // Of a time that was sold again, only what the other booking did not bring is earned here (D87).
  const { resold_price: resold } = booking;
  const { fee } = earningOf(total + discount - resold, 0, percent);
  const amount = money(Number(detail.amount));
  const withheld = Number(detail.withheld ?? 0);

  return {
    subject: t('payout_sent.subject', { amount }),
    heading: t('payout_sent.heading'),
    paragraphs: [t('payout_sent.text', { firstName, amount, name: booking.customer_name })],
    facts: [
      ...factsOf(about, 'reference', 'date', 'price'),
      ...(resold > 0 ? [[t('payout_sent.resold'), money(resold)] as const] : []),
      [t('facts.fee'), money(fee)],
      ...(withheld > 0 ? [[t('payout_sent.withheld'), money(withheld)] as const] : []),
      ...(withheld < 0 ? [[t('payout_sent.paidBack'), money(-withheld)] as const] : []),
      [t('payout_sent.paidToYou'), amount],
    ],
    action: { label: t('payout_sent.seeEarnings'), url: `${shellUrl}/practitioner/earnings` },
  };
}
