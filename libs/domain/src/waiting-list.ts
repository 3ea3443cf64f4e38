import { type ClockTime, minutesOf } from './clock-time.ts';
import { addDays, type Day, weekdayOf } from './london-time.ts';

/** Waiting lists: which times somebody waits for, and how often they are asked (D86). */

/** An entry ends at the latest this many days after today. */
export const longestWaitDays = 90;

/** Whoever lets this many offers lapse within `missedWithinDays` days is passed over for as long. */
export const freeMissedOffers = 3;
export const missedWithinDays = 7;

/** Who lets go later than this kept the time from those behind them, as if the offer had lapsed. */
export const promptRefusalMinutes = 5;

/** The times that would suit a customer, in London. */
export interface WaitedTimes {
  /** 0 for Sunday. */
  readonly weekdays: readonly number[];
  /** Minutes of the day between which the visit starts, both included. */
  readonly fromMinute: number;
  readonly toMinute: number;
  /** The last day. */
  readonly until: Day;
}

/** Whether a visit that starts then is one that was waited for. */
export function isWaitedFor(day: Day, time: ClockTime, waited: WaitedTimes): boolean {
  const minute = minutesOf(time);

  return (
    day <= waited.until &&
    waited.weekdays.includes(weekdayOf(day)) &&
    waited.fromMinute <= minute &&
    minute <= waited.toMinute
  );
}

/** Whether a visit that was waited for can still start at this time or later. */
export function isAnyTimeLeft(waited: WaitedTimes, today: Day, minuteOfDay: number): boolean {
  const first = minuteOfDay <= waited.toMinute ? today : addDays(today, 1);
  if (first > waited.until) return false;

  return waited.weekdays.some((weekday) => {
    const daysAhead = (weekday - weekdayOf(first) + 7) % 7;

    return addDays(first, daysAhead) <= waited.until;
  });
}

/** Why nobody can wait until this day; null when they can. */
export function waitingUntilRefusal(until: Day, today: Day): 'past' | 'too_late' | null {
  if (until < today) return 'past';

  return until > addDays(today, longestWaitDays) ? 'too_late' : null;
}
