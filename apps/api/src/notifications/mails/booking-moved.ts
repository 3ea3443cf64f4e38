import { bookingReference } from '@freely/domain/booking-reference';
import { freeCancellationHours } from '@freely/domain/cancellation';
import { fullDate } from '@freely/domain/format-date';
import { formatPhone } from '@freely/domain/format-phone';
import { londonClock } from '@freely/domain/london-time';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, placeOf, timeOf, treatmentsOf } from './booking-format.ts';

/** The new time and, at short notice, the right to refuse it (D25). */
export function bookingMovedCustomer(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (booking.status !== 'confirmed') return null;
  const { practitioner_name: name, awaits_customer: mustAccept } = booking;

  return {
    subject: `Your appointment has moved to ${dateOf(booking)}, ${timeOf(booking)}`,
    heading: 'Your appointment has moved',
    paragraphs: [
      `Hello ${to.firstName}, ${name} has moved your appointment.`,
      mustAccept
        ? 'This is at short notice, so we need your agreement: please accept the new time, or cancel for a full refund any time before it starts.'
        : `If the new time does not suit you, you can cancel more than ${freeCancellationHours} hours before it for a full refund.`,
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Practitioner', name],
      ['Phone', formatPhone(booking.practitioner_phone)],
      ...timesOf(about),
      ['Treatments', treatmentsOf(booking)],
      [booking.location_type === 'mobile' ? 'At your home' : 'Salon', placeOf(booking)],
    ],
    action: {
      label: mustAccept ? 'Accept or cancel' : 'See your appointment',
      url: bookingListUrl(about),
    },
    attachments: [appointmentFile(about, 'customer')],
  };
}

export function bookingMovedPractitioner(about: AboutBooking): MailContent | null {
  const { to, booking } = about;
  if (booking.status !== 'confirmed') return null;

  return {
    subject: `Booking moved to ${dateOf(booking)}, ${timeOf(booking)}`,
    heading: 'Booking moved',
    paragraphs: [
      `Hello ${to.firstName}, you have moved your booking with ${booking.customer_name}. We have let them know.`,
      ...(booking.awaits_customer
        ? [
            'This is at short notice: until they accept the new time, they can cancel for a full refund.',
          ]
        : []),
    ],
    facts: [
      ['Booking reference', bookingReference(booking.id)],
      ['Customer', booking.customer_name],
      ['Phone', formatPhone(booking.customer_phone)],
      ...timesOf(about),
      ['Treatments', treatmentsOf(booking)],
    ],
    action: { label: 'Open the booking', url: bookingUrl(about, 'practitioner') },
    attachments: [appointmentFile(about, 'practitioner')],
  };
}

function timesOf({ booking }: AboutBooking): (readonly [string, string])[] {
  const { moved_from: before } = booking;
  const was = before && londonClock(before);

  return [
    ['New date', dateOf(booking)],
    ['New time', timeOf(booking)],
    ...(was ? [['Before', `${fullDate(was.day)}, ${was.time}`] as const] : []),
  ];
}

/** The page where the new time can be accepted and the booking cancelled. */
function bookingListUrl({ shellUrl }: AboutBooking): string {
  return `${shellUrl}/customer/bookings`;
}
