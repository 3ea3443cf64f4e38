// Which free times leave room for the patch test that a treatment needs first (D84).
import type { ClockTime } from '@freely/domain/clock-time';
import type { Point } from '@freely/domain/geo';
import { addDays, type Day, londonDay, londonInstant } from '@freely/domain/london-time';
import { firstTestDay, type PatchTestRule, patchTestRefusal } from '@freely/domain/patch-tests';
import { startTimes } from '@freely/domain/slots';
import { addHours } from 'date-fns/addHours';
import type { Db } from '../../infrastructure/database/index.ts';
import type { Calendar, PlaceCalendar } from './calendar.repository.ts';
import { isWithinReach } from './live-calendar.ts';

/** The test that is needed before a treatment at a time; null when none is. */
export type TestNeeded = (treatedAt: Date) => PatchTestRule | null;

/**
 * Null where no treatment needs a test of anybody. The booking context knows who had one, and implements it;
 * `contexts.ts` joins the two.
 */
export type TestsBefore = (
  db: Db,
  pair: { customerId: number | null; practitionerId: number },
  treatmentIds: readonly number[],
) => Promise<TestNeeded | null>;

/** The days of a calendar that tells, for all days from one on, whether a test is possible before. */
export const firstDayNeeded = (from: Day, needed: TestNeeded | null): Day =>
  needed ? firstTestDay(from, londonDay(new Date())) : from;

/**
 * Whether a start time has a free time for its test at the same place: early enough before it, and among those that
 * are offered for it. The calendar has to begin at `firstDayNeeded`.
 */
export function hasRoomForTest(
  calendar: Calendar,
  place: PlaceCalendar,
  home: Point | null,
  needed: TestNeeded,
): (day: Day, time: ClockTime) => boolean {
  const today = londonDay(new Date(calendar.rules.now));
  const known = new Map<string, Date | null>();

  /** Each day is computed once: many treatments share the days before them. */
  function firstTestOn(day: Day, minutes: number): Date | null {
    const key = `${day} ${minutes}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [time] = isWithinReach(calendar, place, home, day)
      ? startTimes(day, minutes, place.schedule, calendar.rules)
      : [];
    const first = time === undefined ? null : londonInstant(day, time);
    known.set(key, first);

    return first;
  }

  return (day, time) => {
    const treatedAt = londonInstant(day, time);
    const rule = treatedAt && needed(treatedAt);
    if (!treatedAt || !rule) return true;
    const first = firstTestDay(day, today);
    // The nearest day comes first, since most have a free time. The first time of a day is the one that is early
    // enough if any is, and a test is valid as long whenever it was on its day.
    let tested = londonDay(addHours(treatedAt, -rule.hoursBefore));
    for (; tested >= first; tested = addDays(tested, -1)) {
      const testedAt = firstTestOn(tested, rule.duration);
      if (testedAt && patchTestRefusal(rule, testedAt, treatedAt) === null) return true;
    }

    return false;
  };
}
