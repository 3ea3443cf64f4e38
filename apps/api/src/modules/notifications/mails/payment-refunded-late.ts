import { bookingReference } from '@freely/domain/booking-reference';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-kinds.ts';
import { dateOf, money, timeOf } from './booking-words.ts';

/** The money came after the slot was gone, and is on its way back (D16). */
export function paymentRefundedLate({ to, booking, shellUrl }: AboutBooking): MailContent | null {
  if (booking.amount_refunded === 0) return null;

  return {
    subject: 'We have refunded your payment',
    heading: 'Your payment came too late, and we have refunded it',
    paragraphs: [
      `Hello ${to.firstName}, we could hold your time for a while only. When your payment arrived, it had been let go, and the appointment could not be booked.`,
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
