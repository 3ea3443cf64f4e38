// Converts time off between London days with wall times and instants (D8).
import type { TimeOff, TimeOffBody } from '@freely/api-client/contract';
import { minutesOf } from '@freely/domain/clock-time';
import { londonDayClock } from '@freely/domain/london-day';
import { addDays, londonClock, londonDay } from '@freely/domain/london-time';
import type { TimeRange } from '@freely/domain/time-range';

/**
 * The range in milliseconds; its end is exclusive. A time that the clocks skip means the instant of
 * the clock change, a repeated time its first occurrence. The range may be empty.
 */
export function instantsOf(body: TimeOffBody): TimeRange {
  const lastDay = body.end_date ?? body.date;
  if (body.full_day_off) {
    return { from: instantOf(body.date, '00:00'), to: instantOf(addDays(lastDay, 1), '00:00') };
  }

  return {
    from: instantOf(body.date, body.start_time ?? '00:00'),
    to: instantOf(lastDay, body.end_time ?? '00:00'),
  };
}

/** The inverse of `instantsOf`. Only skipped and repeated times come back differently. */
export function wallTimesOf(
  isFullDay: boolean,
  { from, to }: TimeRange,
): Omit<TimeOff, 'id' | 'title'> {
  const start = londonClock(new Date(from));
  const end = londonClock(new Date(to));
  if (isFullDay) {
    return {
      date: start.day,
      end_date: londonDay(new Date(to - 1)),
      full_day_off: true,
      start_time: null,
      end_time: null,
    };
  }

  return {
    date: start.day,
    end_date: end.day,
    full_day_off: false,
    start_time: `${start.time}:00`,
    end_time: `${end.time}:00`,
  };
}

function instantOf(day: string, time: string): number {
  return londonDayClock(day).boundaryAt(minutesOf(time));
}
