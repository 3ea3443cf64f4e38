import { bookingReference } from '@freely/domain/booking-reference';
import { earningOf } from '@freely/domain/fees';
import { formatPhone } from '@freely/domain/format-phone';
import { payoutHours } from '@freely/domain/payouts';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import {
  dateOf,
  isConfirmedOrCompleted,
  money,
  patchTestFact,
  placeOf,
  timeOf,
  treatmentsOf,
} from './booking-format.ts';

/** A new booking, with the customer's phone number and, for a home visit, their address (D39). */
export function bookingPaidPractitioner(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (!isConfirmedOrCompleted(booking)) return null;
  const { total_amount: total, discount_amount: discount, fee_percent: percent } = booking;
  const { fee, income } = earningOf(total, discount, percent);

  return {
    subject: `New booking on ${dateOf(booking)}`,
    heading: 'You have a new booking',
    paragraphs: [`Hello ${to.firstName}, ${booking.customer_name} has booked and paid.`],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Customer', booking.customer_name],
      ['Phone', formatPhone(booking.customer_phone)],
      ...patchTestFact(booking),
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Treatments', treatmentsOf(booking)],
      [
        booking.location_type === 'mobile' ? 'At the customer’s home' : 'At your salon',
        placeOf(booking),
      ],
      ...(booking.notes ? [['Notes', booking.notes] as const] : []),
      ['Price', money(total + discount)],
      [`Fee (${percent}%)`, money(-fee)],
      ['You earn', money(income)],
    ],
    action: { label: 'Open the booking', url: bookingUrl(about, 'practitioner') },
    closing: [`You are paid ${payoutHours} hours after the treatment.`],
    attachments: [appointmentFile(about, 'practitioner')],
  };
}
