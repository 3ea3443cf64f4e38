import { tzOffset } from '@date-fns/tz';

/** Wall times are Europe/London; a day is a London day; instants are Dates (D8). */

/** `YYYY-MM-DD`. */
export type Day = string;
/** `HH:mm`. */
export type ClockTime = string;

const zone = 'Europe/London';
const minute = 60_000;

// Clocks change on the hour, so an offset is valid for its whole hour. Cached, because the look-up
// costs more than the rest of any of these functions.
const offsets = new Map<number, number>();
const maxOffsets = 5_000;

/** Minutes that London's clocks are ahead of UTC. */
function offsetAt(instant: Date): number {
  const hour = Math.floor(instant.getTime() / (60 * minute));
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
    const instant = new Date(asUtc - offset * minute);
    if (offsetAt(instant) === offset) return instant;
  }

  return null;
}

/** The London day and wall time of an instant. */
export function londonClock(instant: Date): { day: Day; time: ClockTime } {
  const shifted = new Date(instant.getTime() + offsetAt(instant) * minute).toISOString();

  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** The London day of an instant. */
export function londonDay(instant: Date): Day {
  return londonClock(instant).day;
}

/** The day `count` days after (or, negative, before) `day`. */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);

  return date.toISOString().slice(0, 10);
}

/** The day `count` months later; the 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));

  return date.toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** `HH:mm` to minutes since midnight; `24:00` is 1440. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);

  return hours * 60 + minutes;
}

/** Minutes since midnight to `HH:mm`. */
export function clockTimeOf(minutes: number): ClockTime {
  const hours = Math.floor(minutes / 60);

  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
