import type { Booking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { brand } from '@freely/domain/brand';
import { londonInstant } from '@freely/domain/london-time';
import { escaped, fileOf } from './content-lines.ts';

interface AppointmentFile {
  booking: Booking;
  /** What the calendar shows. */
  title: string;
  /** The address of the booking's page. */
  url: string;
  now: Date;
}

/**
 * The appointment as a calendar takes it. Times are instants, so no zone can be mistaken; the UID is
 * that of the file in the mail, so that whoever opens both has one entry.
 */
export function appointmentFile({ booking, title, url, now }: AppointmentFile): string {
  const start = londonInstant(booking.date, booking.start_time) ?? now;
  const end = new Date(start.getTime() + booking.duration * 60_000);
  const { address, city, postcode } = booking.location;
  const treatments = booking.treatments.map(({ name, quantity }) =>
    quantity === 1 ? name : `${quantity} × ${name}`,
  );
  const about = [...treatments, bookingReference(booking.booking_id)].join('\n');

  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//${brand.name}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${booking.booking_id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    `LOCATION:${escaped([address, city, postcode].filter(Boolean).join(', '))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** '20261203T111500Z' */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}
