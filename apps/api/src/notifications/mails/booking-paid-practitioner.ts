import { earningOf } from '@freely/domain/fees';
import { payoutHours } from '@freely/domain/payouts';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf, notesFact, patchTestFact, placeFact } from './booking-facts.ts';
import { dateOf, isConfirmedOrCompleted, money } from './booking-format.ts';

/** A new booking, with the customer's phone number and, for a home visit, their address (D39). */
export function bookingPaidPractitioner(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!isConfirmedOrCompleted(booking)) return null;
  const { total_amount: total, discount_amount: discount, fee_percent: percent } = booking;
  const { fee, income } = earningOf(total, discount, percent);

  return {
    subject: t('booking_paid_practitioner.subject', { date: dateOf(booking) }),
    heading: t('booking_paid_practitioner.heading'),
    paragraphs: [
      t(total > 0 ? 'booking_paid_practitioner.text' : 'booking_paid_practitioner.textFree', {
        firstName,
        name: booking.customer_name,
      }),
    ],
    facts: [
      ...factsOf(about, 'reference', 'customer', 'customerPhone'),
      ...patchTestFact(about),
      ...factsOf(about, 'date', 'time', 'treatments'),
      placeFact(about, 'toPractitioner'),
      ...notesFact(about),
      ...factsOf(about, 'price'),
      [t('facts.feePercent', { percent }), money(-fee)],
      [t('facts.income'), money(income)],
    ],
    action: { label: t('actions.openBooking'), url: bookingUrl(about, 'practitioner') },
    // A discount can leave nothing to pay, and the practitioner is paid all the same.
    closing: income > 0 ? [t('booking_paid_practitioner.payout', { count: payoutHours })] : [],
    attachments: [appointmentFile(about, 'practitioner')],
  };
}
