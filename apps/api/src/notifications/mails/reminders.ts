import { lateAfterMinutes } from '@freely/domain/attendance';
import { bookingReference } from '@freely/domain/booking-reference';
import { formatPhone } from '@freely/domain/format-phone';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, placeOf, questionsLink, timeOf, treatmentsOf } from './booking-format.ts';

/** Sent 24 hours ahead (D52), unless the booking was cancelled or moved since, or has started. */
export function reminderCustomer(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (!isStillAhead(about)) return null;
  const { practitioner_name: name } = booking;

  return {
    subject: `Reminder: your appointment on ${dateOf(booking)}`,
    heading: 'Your appointment is a day away',
    paragraphs: [`Hello ${to.firstName}, your appointment with ${name} is coming up.`],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Practitioner', name],
      ['Phone', formatPhone(booking.practitioner_phone)],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Treatments', treatmentsOf(booking)],
      [booking.location_type === 'mobile' ? 'At your home' : 'Salon', placeOf(booking)],
    ],
    ...questionsLink(about),
    action: { label: 'See your appointment', url: bookingUrl(about, 'customer') },
    closing: [
      booking.is_patch_test
        ? 'Without this patch test, your treatment cannot take place.'
        : `If you are more than ${lateAfterMinutes} minutes late, it counts as a no-show and is not refunded.`,
    ],
    attachments: [appointmentFile(about, 'customer')],
  };
}

export function reminderPractitioner(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (!isStillAhead(about)) return null;

  return {
    subject: `Reminder: booking on ${dateOf(booking)}`,
    heading: 'Your booking is a day away',
    paragraphs: [`Hello ${to.firstName}, your booking with ${booking.customer_name} is coming up.`],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Customer', booking.customer_name],
      ['Phone', formatPhone(booking.customer_phone)],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      ['Treatments', treatmentsOf(booking)],
      [
        booking.location_type === 'mobile' ? 'At the customer’s home' : 'At your salon',
        placeOf(booking),
      ],
      ...(booking.notes ? [['Notes', booking.notes] as const] : []),
    ],
    action: { label: 'Open the booking', url: bookingUrl(about, 'practitioner') },
    closing: [
      `If you are more than ${lateAfterMinutes} minutes late, the customer can ask for a full refund.`,
    ],
    attachments: [appointmentFile(about, 'practitioner')],
  };
}

function isStillAhead({ booking, detail }: AboutBooking): boolean {
  const { status, starts_at: start, now } = booking;

  return status === 'confirmed' && now < start && start.toISOString() === detail.starts_at;
}
