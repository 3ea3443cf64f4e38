import { isCancelled } from '@freely/domain/booking-status';
import type { Brand } from '@freely/domain/brand';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Translate } from '../../kernel/messages/index.ts';
import type { BookingView } from '../bookings/index.ts';
import { placeOf, treatmentsOf } from './booking-text.ts';

type Side = 'customer' | 'practitioner';

interface Appointment {
  brand: Brand;
  booking: BookingView;
  /** The URL of the site, without a path. */
  shellUrl: string;
  t: Translate;
}

/** The page of the booking, for either side. */
export function bookingUrl(
  { booking, shellUrl }: Pick<Appointment, 'booking' | 'shellUrl'>,
  side: Side,
): string {
  // A patch test is shown with the booking that it is for.
  return side === 'customer'
    ? `${shellUrl}/payment-success/${booking.patch_test_for?.booking_id ?? booking.id}`
    : `${shellUrl}/practitioner/bookings?open-booking=${booking.id}`;
}

/**
 * The appointment as a calendar file. Times are in UTC, so no time zone can be mistaken. The same
 * UID in every mail and download keeps a booking one entry, a higher SEQUENCE updates it, and
 * METHOD:CANCEL removes it (RFC 5546).
 */
export function appointmentFile(about: Appointment, side: Side) {
  const { booking, brand, shellUrl, t } = about;
  const { hostname } = new URL(shellUrl);
  const isCancellation = isCancelled(booking.status);
  // An entry that is removed needs no place, and nobody is to come there any more (D105).
  const location = isCancellation ? booking.city : placeOf(booking);
  const method = isCancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: brand.name, product: brand.name, language: 'EN' },
    method,
  });
  calendar.createEvent({
    id: `booking-${booking.id}@${hostname}`,
    // One more than the last entry that was sent, so that the cancellation is the newest.
    sequence: booking.calendar_sequence + (isCancellation ? 1 : 0),
    status: isCancellation ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brand.name, email: brand.supportEmail },
    start: booking.starts_at,
    end: booking.ends_at,
    location,
    url: bookingUrl(about, side),
    ...eventText(booking, side, t),
  });
  const test = booking.patch_test;
  // In a file that removes entries, only what was cancelled.
  if (test && isCancelled(test.status) === isCancellation) {
    calendar.createEvent({
      id: `booking-${test.id}@${hostname}`,
      sequence: test.calendar_sequence + (isCancellation ? 1 : 0),
      status: isCancellation ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: brand.name, email: brand.supportEmail },
      start: new Date(test.starts_at),
      end: new Date(test.ends_at),
      location,
      url: bookingUrl(about, side),
      summary: test.treatments,
    });
  }

  return {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

function eventText(booking: BookingView, side: Side, t: Translate) {
  const ns = 'api/calendar';
  const treatments = treatmentsOf(booking);
  if (side === 'customer') {
    return {
      summary: t('forCustomer', { ns, name: booking.practitioner_name }),
      description: treatments,
    };
  }

  return {
    summary: t('forPractitioner', {
      ns,
      name: booking.customer_name,
      treatments: treatments.replaceAll('\n', ', '),
    }),
    description: isCancelled(booking.status)
      ? ''
      : t('phone', { ns, phone: booking.customer_phone }),
  };
}
