// react-big-calendar works in the browser's time zone. A wall date is a `Date` whose local fields
// equal London's wall time, so that the calendar shows the same in every time zone (D8).
import type { ClockTime } from '@freely/domain/clock-time';
import { type Day, londonClock } from '@freely/domain/london-time';
import { lightFormat } from 'date-fns/lightFormat';

/** A date whose fields in the browser's time zone are this London day and time. */
export function wallDate(day: Day, time: ClockTime = '00:00'): Date {
  return new Date(`${day}T${time.slice(0, 5)}:00`);
}

/** The wall date of an instant. */
export function wallDateOf(instant: Date): Date {
  const { day, time } = londonClock(instant);

  return wallDate(day, time);
}

export function dayOf(date: Date): Day {
  return lightFormat(date, 'yyyy-MM-dd');
}

export function timeOf(date: Date): ClockTime {
  return lightFormat(date, 'HH:mm');
}
