import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, timeOf } from './booking-format.ts';
import { refundSent } from './refund-sent.ts';

/** To somebody who cancelled too late for a refund: their time was sold again, and is refunded (D87). */
export function timeSoldAgain(about: AboutBooking): MailContent | null {
  const refund = refundSent(about);
  if (!refund) return null;
  const { to, booking, detail } = about;
  const name = booking.practitioner_name;

  return {
    ...refund,
    subject: `Somebody else took your time: ${money(Number(detail.amount))} is yours again`,
    heading: 'Your time was booked again',
    paragraphs: [
      `Hello ${to.firstName}, you cancelled your appointment with ${name} on ${dateOf(booking)}, ${timeOf(booking)}, too late for a refund. Somebody else has booked the time, so we have returned ${money(Number(detail.amount))} to the card that you paid with.`,
      'Your bank may take 5 to 10 days to show it.',
    ],
  };
}
