import type { CalendarFeeds, PractitionerBooking, TimeOff } from '@freely/api-client/contract';
import { addMinutes } from 'date-fns/addMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import { wallDate, wallDateOf } from './wall-date.ts';

/** An event in the calendar; its dates are wall dates. */
export interface CalendarEvent {
  key: string;
  kind: 'booking' | 'timeOff' | 'busy' | 'road';
  /** Empty for a time off without a title; for a road, the district at its other end. */
  title: string;
  start: Date;
  end: Date;
  isFullDay: boolean;
  timeOff?: TimeOff;
  /** For a road, the booking that it leads to, or home from. */
  booking?: PractitionerBooking;
  /** For a road: whether it leads to its booking. */
  isWayThere?: boolean;
  /** For a road: when the last event that ends before it starts. */
  before?: Date;
}

/** Moves an end at midnight to 23:59, so that the event stays in its day's column. */
function endBeforeMidnight(end: Date): Date {
  const isMidnight = end.getHours() === 0 && end.getMinutes() === 0;

  return isMidnight ? subMinutes(end, 1) : end;
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
  const { start, end } = visitOf(booking);

  return {
    key: `booking-${booking.id}`,
    kind: 'booking',
    title: booking.customer_name,
    start: wallDateOf(start),
    end: endBeforeMidnight(wallDateOf(end)),
    isFullDay: false,
    booking,
  };
}

/** The roads to a booking, and home from it. They are no appointments: each is drawn as a band of its own. */
export function roadEvents(booking: PractitionerBooking): CalendarEvent[] {
  const { start, end } = visitOf(booking);
  const { road_before: before, road_after: after } = booking;
  const road = (isWayThere: boolean, title: string, from: Date, to: Date): CalendarEvent => ({
    key: `road-${isWayThere ? 'to' : 'from'}-${booking.id}`,
    kind: 'road',
    title,
    start: wallDateOf(from),
    end: endBeforeMidnight(wallDateOf(to)),
    isFullDay: false,
    booking,
    isWayThere,
  });

  return [
    ...(before ? [road(true, before.district, subMinutes(start, before.minutes), start)] : []),
    ...(after ? [road(false, after.district, end, addMinutes(end, after.minutes))] : []),
  ];
}

function visitOf({ date, duration }: PractitionerBooking) {
  const start = new Date(date);

  return { start, end: addMinutes(start, duration) };
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
