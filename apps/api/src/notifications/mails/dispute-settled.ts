import { bookingReference } from '@freely/domain/booking-reference';
import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, timeOf } from './booking-format.ts';

/** The decision, the reason, and what happens to the money (D26). */
export function disputeSettledCustomer(about: AboutBooking): MailContent | null {
  const { to, booking, shellUrl } = about;
  if (!booking.dispute?.outcome) return null;
  const isInTheirFavour = booking.dispute.outcome === 'for_customer';
  const refund =
    booking.amount_promised > 0
      ? `We are returning ${money(booking.amount_promised)} to your card. Your bank may take 5 to 10 days to show it.`
      : 'There was nothing to pay, so there is nothing to refund.';

  return {
    ...settled(about),
    paragraphs: [
      `Hello ${to.firstName}, we have looked at your appointment with ${booking.practitioner_name}.`,
      isInTheirFavour
        ? refund
        : 'We have decided in your practitioner’s favour, so it is not refunded.',
    ],
    action: { label: 'Open your bookings', url: `${shellUrl}/customer/bookings` },
  };
}

export function disputeSettledPractitioner(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (!booking.dispute?.outcome) return null;
  const isInTheirFavour = booking.dispute.outcome === 'for_practitioner';

  return {
    ...settled(about),
    paragraphs: [
      `Hello ${to.firstName}, we have looked at your booking with ${booking.customer_name}.`,
      isInTheirFavour
        ? 'You are paid in full.'
        : 'The customer gets a full refund, so you are not paid for this booking.',
    ],
    action: { label: 'Open the booking', url: bookingUrl(about, 'practitioner') },
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
      ['Reason', booking.dispute?.reason ?? ''],
    ],
  };
}
