import { bookingReference } from '@freely/domain/booking-reference';
import { isCancelled } from '@freely/domain/booking-status';
import { freeCancellationHours } from '@freely/domain/cancellation';
import { earningOf } from '@freely/domain/fees';
import { payoutHours } from '@freely/domain/payouts';
import { appointmentFile } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, timeOf, treatmentsOf } from './booking-format.ts';

/**
 * The time is free again. The practitioner is still paid when the customer cancelled late (D25).
 */
export function bookingCancelledPractitioner(about: AboutBooking): MailContent | null {
  const { to, booking, shellUrl, isPenalised } = about;
  if (!isCancelled(booking.status)) return null;
  const { total_amount: total, discount_amount: discount, fee_percent: percent } = booking;
  const isPaidOut = booking.amount_promised === 0 && total > 0;
  const { income } = earningOf(total, discount, percent);

  return {
    subject: `Booking on ${dateOf(booking)} is cancelled`,
    heading: 'Booking cancelled',
    paragraphs: [
      booking.status === 'cancelled_by_customer'
        ? `Hello ${to.firstName}, ${booking.customer_name} has cancelled. Your time is free again.`
        : booking.has_reacted
          ? `Hello ${to.firstName}, the patch test of ${booking.customer_name} showed a reaction, so this booking is cancelled.`
          : `Hello ${to.firstName}, you have cancelled your booking with ${booking.customer_name}.`,
      isPaidOut
        ? `It was due to start within ${freeCancellationHours} hours, so the customer is not refunded and you are paid in full.`
        : 'The customer gets a full refund, so you are not paid for this booking.',
      ...(isPenalised
        ? [
            'A note about the cancellation shows on your profile, and the time stays blocked. If you could not avoid it, write to us: we can remove both.',
          ]
        : []),
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Customer', booking.customer_name],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Treatments', treatmentsOf(booking)],
      ['You earn', money(isPaidOut ? income : 0)],
    ],
    attachments: [appointmentFile(about, 'practitioner')],
    action: { label: 'See your bookings', url: `${shellUrl}/practitioner/bookings` },
    ...(isPaidOut
      ? { closing: [`You are paid ${payoutHours} hours after the treatment was due to end.`] }
      : {}),
  };
}
