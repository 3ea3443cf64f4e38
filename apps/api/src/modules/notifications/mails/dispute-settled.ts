import { bookingReference } from '@freely/domain/booking-reference';
import { pageOf } from '../booking-calendar.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-kinds.ts';
import { dateOf, money, timeOf } from './booking-words.ts';

/** Who was right, why, and what follows for the money (D26). */
export function disputeSettledCustomer(about: AboutBooking): MailContent | null {
  const { to, booking, shellUrl } = about;
  if (!booking.dispute?.outcome) return null;
  const isTheirs = booking.dispute.outcome === 'for_customer';
  const refund =
    booking.amount_promised > 0
      ? `We are returning ${money(booking.amount_promised)} to your card. Your bank may take 5 to 10 days to show it.`
      : 'There was nothing to pay, so there is nothing to return.';

  return {
    ...settled(about),
    paragraphs: [
      `Hello ${to.firstName}, we have looked at your appointment with ${booking.practitioner_name}.`,
      isTheirs ? refund : 'We found that it took its course, so it is not refunded.',
    ],
    action: { label: 'Open your bookings', url: `${shellUrl}/customer/bookings` },
  };
}

export function disputeSettledPractitioner(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (!booking.dispute?.outcome) return null;
  const isTheirs = booking.dispute.outcome === 'for_practitioner';

  return {
    ...settled(about),
    paragraphs: [
      `Hello ${to.firstName}, we have looked at your booking with ${booking.customer_name}.`,
      isTheirs
        ? 'You are paid in full.'
        : 'The customer gets a full refund, so there is no payment for it.',
    ],
    action: { label: 'Open the booking', url: pageOf(about, 'practitioner') },
  };
}

function settled({ booking }: AboutBooking): Pick<MailContent, 'subject' | 'heading' | 'facts'> {
  return {
    subject: `Settled: your appointment on ${dateOf(booking)}`,
    heading: 'We have decided',
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Why', booking.dispute?.reason ?? ''],
    ],
  };
}
