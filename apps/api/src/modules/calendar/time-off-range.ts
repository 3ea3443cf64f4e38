// Time off between London days and wall times, and the instants that it takes (D8).
import type { TimeOff, TimeOffBody } from '@freely/api-client/contract';
import { londonDayClock } from '@freely/domain/london-day';
import { addDays, londonClock, londonDay, minutesOf } from '@freely/domain/london-time';
import type { TimeRange } from '@freely/domain/time-range';

/**
 * From the first instant to the one after the last, in milliseconds. A time that the clocks skip
 * means the moment of the change, a repeated one its first occurrence. Empty when nothing is left.
 */
export function instantsOf(wanted: TimeOffBody): TimeRange {
  const lastDay = wanted.end_date ?? wanted.date;
  if (wanted.full_day_off) {
    return { from: instantOf(wanted.date, '00:00'), to: instantOf(addDays(lastDay, 1), '00:00') };
  }

  return {
    from: instantOf(wanted.date, wanted.start_time ?? '00:00'),
    to: instantOf(lastDay, wanted.end_time ?? '00:00'),
  };
}

/** As it was entered, but for what the clocks made of it. */
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
