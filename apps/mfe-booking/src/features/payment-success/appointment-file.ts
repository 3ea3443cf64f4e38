import type { Booking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { brand } from '@freely/domain/brand';
import { londonInstant } from '@freely/domain/london-time';
import { contentLines, escapeText } from './content-lines.ts';

interface AppointmentFile {
  booking: Booking;
  /** The title in the calendar. */
  title: string;
  /** The URL of the booking's page. */
  url: string;
  now: Date;
}

/**
 * The appointment as an iCalendar file. Times are in UTC, so that no time zone can be mistaken. The
 * UID equals that of the file in the email, so that opening both gives one calendar entry.
 */
export function appointmentFile({ booking, title, url, now }: AppointmentFile): string {
  const start = londonInstant(booking.date, booking.start_time) ?? now;
  const end = new Date(start.getTime() + booking.duration * 60_000);
  const { address, city, postcode } = booking.location;
  const treatments = booking.treatments.map(({ name, quantity }) =>
    quantity === 1 ? name : `${quantity} × ${name}`,
  );
  const description = [...treatments, bookingReference(booking.booking_id)].join('\n');

  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//${brand.name}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${booking.booking_id}@${new URL(url).hostname}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText([address, city, postcode].filter(Boolean).join(', '))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** '20261203T111500Z' */
function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}
