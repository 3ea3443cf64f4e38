// The calendar reckons with dates of the browser's own zone. London's wall times are lent to them
// field by field, so that it shows the same in every zone (D8).
import { type ClockTime, type Day, londonClock } from '@freely/domain/london-time';

/** A date whose fields, where the browser is, read as this day and time do in London. */
export function wallDate(day: Day, time: ClockTime = '00:00'): Date {
  return new Date(`${day}T${time.slice(0, 5)}:00`);
}

/** The London day and time of an instant as such a date. */
export function wallOf(instant: Date): Date {
  const { day, time } = londonClock(instant);

  return wallDate(day, time);
}

const two = (value: number) => String(value).padStart(2, '0');

export function dayOf(date: Date): Day {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function timeOf(date: Date): ClockTime {
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
