import { tzOffset } from '@date-fns/tz';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import type { ClockTime } from './clock-time.ts';

/** Wall times are Europe/London; a day is a London day; instants are Dates (D8). */

/** `YYYY-MM-DD`. */
export type Day = string;

const zone = 'Europe/London';

// The London clock is written by hand over the offset: a TZDate is 12 to 30 times as slow, and moves a
// skipped time to another one. Clocks change on the hour, so an offset is valid for its whole hour.
// Cached, because the look-up costs more than the rest of any of these functions.
const offsets = new Map<number, number>();
const maxOffsets = 5_000;

/** Minutes that London's clocks are ahead of UTC. */
function offsetAt(instant: Date): number {
  const hour = Math.floor(instant.getTime() / millisecondsInHour);
  const known = offsets.get(hour);
  if (known !== undefined) return known;

  const offset = tzOffset(zone, instant);
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(hour, offset);

  return offset;
}

/**
 * The instant of a London wall time, or null when the clocks skip it (the spring change).
 * A time that happens twice (the autumn change) means its first occurrence.
 */
export function londonInstant(day: Day, time: ClockTime): Date | null {
  const asUtc = Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`${day} ${time} is not a day and a time`);

  // Summer time (+60) gives the earlier instant, so it is tried first.
  for (const offset of [60, 0]) {
    const instant = new Date(asUtc - offset * millisecondsInMinute);
    if (offsetAt(instant) === offset) return instant;
  }

  return null;
}

/** The London day and wall time of an instant. */
export function londonClock(instant: Date): { day: Day; time: ClockTime } {
  const shifted = new Date(
    instant.getTime() + offsetAt(instant) * millisecondsInMinute,
  ).toISOString();

  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** The London day of an instant. */
export function londonDay(instant: Date): Day {
  return londonClock(instant).day;
}

// Days are counted in UTC, whose clocks never change, wherever the reader is.
const midnight = (day: Day) => new UTCDateMini(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** The day `count` days after (or, negative, before) `day`. */
export function addDays(day: Day, count: number): Day {
  return dayOf(addDaysTo(midnight(day), count));
}

/** The day `count` months later; the 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  return dayOf(addMonthsTo(midnight(day), count));
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(midnight(to), midnight(from));
}

/** All days from `from` to `to`, both included; none when `to` is before. */
export function eachDay(from: Day, to: Day): Day[] {
  return from > to
    ? []
    : eachDayOfInterval({ start: midnight(from), end: midnight(to) }).map(dayOf);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return midnight(day).getDay();
}
