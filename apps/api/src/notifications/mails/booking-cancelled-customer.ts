import { bookingReference } from '@freely/domain/booking-reference';
import { isCancelled } from '@freely/domain/booking-status';
import { freeCancellationHours } from '@freely/domain/cancellation';
import { appointmentFile } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, timeOf, treatmentsOf } from './booking-format.ts';

/** Who cancelled, how much is refunded, and who is free instead (D25). */
export function bookingCancelledCustomer(about: AboutBooking): MailContent | null {
  const { to, booking, shellUrl, alternatives } = about;
  if (!isCancelled(booking.status)) return null;

  return {
    subject: `Your appointment on ${dateOf(booking)} is cancelled`,
    heading: 'Appointment cancelled',
    paragraphs: [
      `Hello ${to.firstName}, ${reasonOf(booking)}`,
      refundOf(booking),
      ...(alternatives.length > 0
        ? ['These practitioners are free on the same day, for the same treatments, near you:']
        : []),
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Practitioner', booking.practitioner_name],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Treatments', treatmentsOf(booking)],
      ['Total paid', money(booking.total_amount)],
      ['Refund', money(booking.amount_promised)],
    ],
    links: alternatives.map(({ name, time, price, path }) => ({
      label: name,
      about: `free at ${time}, from ${money(price)}`,
      url: `${shellUrl}${path}`,
    })),
    attachments: [appointmentFile(about, 'customer')],
    action: { label: 'Find another time', url: `${shellUrl}/services-search` },
  };
}

function reasonOf({ status, practitioner_name: name, has_reacted }: AboutBooking['booking']) {
  if (status === 'cancelled_by_customer')
    return `you have cancelled your appointment with ${name}.`;
  if (has_reacted) {
    return `your patch test with ${name} showed a reaction, so your appointment is cancelled. Please have this treatment nowhere before you have asked a doctor or pharmacist.`;
  }

  return `${name} has had to cancel your appointment. We are sorry.`;
}

function refundOf({ amount_promised: refund, total_amount: total }: AboutBooking['booking']) {
  if (refund > 0) {
    return `We are returning ${money(refund)} to your card. Your bank may take 5 to 10 days to show it.`;
  }

  return total === 0
    ? 'There was nothing to pay, so there is nothing to refund.'
    : `It was due to start within ${freeCancellationHours} hours, so it is not refunded, and your practitioner is paid. If somebody else books your time, we return what that brings, up to what you paid.`;
}
