import { bookingReference } from '@freely/domain/booking-reference';
import { formatPhone } from '@freely/domain/format-phone';
import { cancellationTerms } from '../../booking/bookings/index.ts';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import {
  dateOf,
  isConfirmedOrCompleted,
  money,
  patchTestFact,
  placeOf,
  questionsLink,
  timeOf,
  treatmentsOf,
} from './booking-format.ts';

/**
 * The confirmation. From now on the customer may see the phone number and a salon's address (D39).
 */
export function bookingPaidCustomer(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (!isConfirmedOrCompleted(booking)) return null;

  return {
    subject: `Your appointment on ${dateOf(booking)} is confirmed`,
    heading: 'Appointment confirmed',
    paragraphs: [
      `Hello ${to.firstName}, your appointment with ${booking.practitioner_name} is booked and paid.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Practitioner', booking.practitioner_name],
      ['Phone', formatPhone(booking.practitioner_phone)],
      ...patchTestFact(booking),
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Treatments', treatmentsOf(booking)],
      [booking.location_type === 'mobile' ? 'At your home' : 'Salon', placeOf(booking)],
      ...(booking.call_out_charge > 0
        ? [['Call-out charge', money(booking.call_out_charge)] as const]
        : []),
      ...(booking.discount_amount > 0
        ? [['Discount', money(-booking.discount_amount)] as const]
        : []),
      ['Total paid', money(booking.total_amount)],
    ],
    ...questionsLink(about),
    action: { label: 'See your appointment', url: bookingUrl(about, 'customer') },
    closing: [cancellationTerms(booking)],
    attachments: [appointmentFile(about, 'customer')],
  };
}
