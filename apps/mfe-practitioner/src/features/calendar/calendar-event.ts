import type { CalendarFeeds, PractitionerBooking, TimeOff } from '@freely/api-client/contract';
import { wallDate, wallDateOf } from './wall-date.ts';

/** An event in the calendar; its dates are wall dates. */
export interface CalendarEvent {
  key: string;
  kind: 'booking' | 'timeOff' | 'busy';
  /** Empty for a time off without a title. */
  title: string;
  start: Date;
  end: Date;
  isFullDay: boolean;
  timeOff?: TimeOff;
  booking?: PractitionerBooking;
}

const MINUTE = 60_000;

/** Moves an end at midnight to 23:59, so that the event stays in its day's column. */
function endBeforeMidnight(end: Date): Date {
  const isMidnight = end.getHours() === 0 && end.getMinutes() === 0;

  return isMidnight ? new Date(end.getTime() - MINUTE) : end;
}

export function timeOffEvent(timeOff: TimeOff): CalendarEvent {
  const { id, title, date, end_date, full_day_off: isFullDay, start_time, end_time } = timeOff;

  return {
    key: `time-off-${id}`,
    kind: 'timeOff',
    title,
    start: wallDate(date, isFullDay ? '00:00' : (start_time ?? '00:00')),
    end: isFullDay
      ? wallDate(end_date, '23:59')
      : endBeforeMidnight(wallDate(end_date, end_time ?? '00:00')),
    isFullDay,
    timeOff,
  };
}

export function bookingEvent(booking: PractitionerBooking): CalendarEvent {
  const start = new Date(booking.date);

  return {
    key: `booking-${booking.id}`,
    kind: 'booking',
    title: booking.customer_name,
    start: wallDateOf(start),
    end: endBeforeMidnight(wallDateOf(new Date(start.getTime() + booking.duration * MINUTE))),
    isFullDay: false,
    booking,
  };
}

/** The busy times of external calendars, named after the calendars. */
export function busyEvents({ feeds, busy = [] }: CalendarFeeds): CalendarEvent[] {
  const names = new Map(feeds.map(({ id, name, host }) => [id, name || host]));

  return busy.map(({ feed_id, from, to }) => {
    const start = wallDateOf(new Date(from));
    const end = endBeforeMidnight(wallDateOf(new Date(to)));

    return {
      key: `busy-${feed_id}-${from}-${to}`,
      kind: 'busy',
      title: names.get(feed_id) ?? '',
      start,
      end,
      isFullDay: false,
    };
  });
}
