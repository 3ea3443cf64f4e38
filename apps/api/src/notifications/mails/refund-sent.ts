import { bookingReference } from '@freely/domain/booking-reference';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money } from './booking-format.ts';

/** The provider has refunded the money. `amount`, in pence, was queued with the mail (D51). */
export function refundSent({ to, booking, shellUrl, detail }: AboutBooking): MailContent | null {
  // The bank may have refused the refund since.
  if (booking.amount_refunded === 0) return null;
  const amount = money(Number(detail.amount));

  return {
    subject: `We have refunded ${amount}`,
    heading: 'Your refund is on its way',
    paragraphs: [
      `Hello ${to.firstName}, we have returned ${amount} to the card that you paid with. Your bank may take 5 to 10 days to show it.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Practitioner', booking.practitioner_name],
      ['Appointment', dateOf(booking)],
      ['Paid', money(booking.total_amount)],
      ['Refunded now', amount],
      ...(booking.amount_refunded !== Number(detail.amount)
        ? [['Refunded in total', money(booking.amount_refunded)] as const]
        : []),
    ],
    action: { label: 'Open your bookings', url: `${shellUrl}/customer/bookings` },
  };
}
