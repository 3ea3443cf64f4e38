import type { CalendarFeeds, PractitionerBooking, TimeOff } from '@freely/api-client/contract';
import { wallDate, wallOf } from './wall-date.ts';

/** What stands in the calendar; its dates are wall dates. */
export interface CalendarEvent {
  key: string;
  kind: 'booking' | 'timeOff' | 'busy';
  /** Empty where a time off has none. */
  title: string;
  start: Date;
  end: Date;
  isFullDay: boolean;
  timeOff?: TimeOff;
  booking?: PractitionerBooking;
}

const MINUTE = 60_000;

/** What ends at midnight ends in the evening: else it would reach into the next day's column. */
function eveningOf(end: Date): Date {
  const isMidnight = end.getHours() === 0 && end.getMinutes() === 0;

  return isMidnight ? new Date(end.getTime() - MINUTE) : end;
}

export function eventOfTimeOff(timeOff: TimeOff): CalendarEvent {
  const { id, title, date, end_date, full_day_off: isFullDay, start_time, end_time } = timeOff;

  return {
    key: `time-off-${id}`,
    kind: 'timeOff',
    title,
    start: wallDate(date, isFullDay ? '00:00' : (start_time ?? '00:00')),
    end: isFullDay
      ? wallDate(end_date, '23:59')
      : eveningOf(wallDate(end_date, end_time ?? '00:00')),
    isFullDay,
    timeOff,
  };
}

export function eventOfBooking(booking: PractitionerBooking): CalendarEvent {
  const start = new Date(booking.date);

  return {
    key: `booking-${booking.id}`,
    kind: 'booking',
    title: booking.customer_name,
    start: wallOf(start),
    end: eveningOf(wallOf(new Date(start.getTime() + booking.duration * MINUTE))),
    isFullDay: false,
    booking,
  };
}

/** Busy times in calendars elsewhere, named as those are. */
export function eventsElsewhere({ feeds, busy = [] }: CalendarFeeds): CalendarEvent[] {
  const names = new Map(feeds.map(({ id, name, host }) => [id, name || host]));

  return busy.map(({ feed_id, from, to }) => {
    const start = wallOf(new Date(from));
    const end = eveningOf(wallOf(new Date(to)));

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
