import { brand } from '@freely/domain/brand';
import ical, { ICalCalendarMethod } from 'ical-generator';

export interface CalendarEntry {
  bookingId: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  place: string;
  description: string;
  url: string;
}

/** The appointment as a file that calendars take. Times are instants, so no zone can be mistaken. */
export function calendarFile(entry: CalendarEntry) {
  const calendar = ical({
    prodId: { company: brand.name, product: brand.name, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // The same for every mail about the booking, so that a calendar keeps one entry.
    id: `booking-${entry.bookingId}@${new URL(entry.url).hostname}`,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.summary,
    location: entry.place,
    description: entry.description,
    url: entry.url,
  });

  return {
    filename: 'appointment.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  };
}
