import { bookingReference } from '@freely/domain/booking-reference';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, timeOf } from './booking-format.ts';

/** The payment arrived after the slot was taken, and is refunded (D16). */
export function paymentRefundedLate({ to, booking, shellUrl }: AboutBooking): MailContent | null {
  if (booking.amount_refunded === 0) return null;

  return {
    subject: 'We have refunded your payment',
    heading: 'Your payment arrived too late, and we have refunded it',
    paragraphs: [
      `Hello ${to.firstName}, we could hold your time only for a short while. It had been released when your payment arrived, so the appointment could not be booked.`,
      `We have returned ${money(booking.amount_refunded)} to your card. Your bank may take 5 to 10 days to show it.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Practitioner', booking.practitioner_name],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Refunded', money(booking.amount_refunded)],
    ],
    action: { label: 'Find another time', url: `${shellUrl}/services-search` },
  };
}
