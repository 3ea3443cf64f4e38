import { bookingReference } from '@freely/domain/booking-reference';
import { earningOf } from '@freely/domain/fees';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money } from './booking-format.ts';

/**
 * The payout for a booking was sent (D22). `amount` and `withheld`, in pence, were queued with the
 * mail.
 */
export function payoutSent({ to, booking, shellUrl, detail }: AboutBooking): MailContent | null {
  const { total_amount: total, discount_amount: discount, fee_percent: percent } = booking;
  const { fee } = earningOf(total, discount, percent);
  const withheld = Number(detail.withheld ?? 0);

  return {
    subject: `We have sent you ${money(Number(detail.amount))}`,
    heading: 'Your payout is on its way',
    paragraphs: [
      `Hello ${to.firstName}, we have sent ${money(Number(detail.amount))} to your bank account for your booking with ${booking.customer_name}. Your bank may take a few working days to show it.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Date', dateOf(booking)],
      ['Price', money(total + discount)],
      ['Fee', money(fee)],
      ...(withheld > 0 ? ([['Withheld', money(withheld)]] as const) : []),
      ['Paid to you', money(Number(detail.amount))],
    ],
    action: { label: 'See your earnings', url: `${shellUrl}/practitioner/earnings` },
  };
}
