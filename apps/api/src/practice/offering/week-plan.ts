// Converts the hours of a week between the documented format and rows of minutes, and merges changes to them.
import { isDeepStrictEqual } from 'node:util';
import {
  type DayPlan,
  type OwnAvailability,
  type PlacePlan,
  weekdayNames,
} from '@freely/api-client/contract';
import { clockTimeOf, minutesOf } from '@freely/domain/clock-time';
import type { TimeRange } from '@freely/domain/time-range';

/** Minutes since midnight, wall-clock time. */
export interface WorkDay extends TimeRange {
  /** 0 for Sunday to 6 for Saturday. */
  weekday: number;
  breaks: TimeRange[];
}

type ReadWeek = NonNullable<OwnAvailability['1']>;

/** The working days of a week; a location without a plan has none. */
export function daysOf(week: PlacePlan): WorkDay[] {
  const days = new Map<string, DayPlan | undefined>(Object.entries(week ?? {}));

  return weekdayNames.flatMap((name, weekday) => {
    const day = days.get(name);
    if (!day) return [];

    return [{ weekday, ...rangeOf(day.available), breaks: (day.break ?? []).map(rangeOf) }];
  });
}

interface ChangedWeek {
  now: readonly WorkDay[];
  seen: readonly WorkDay[];
  wanted: readonly WorkDay[];
}

/**
 * The week of now, with the days that a change made from `seen` wants to be others. Null when such a day has been
 * changed otherwise in the meantime.
 */
export function mergeDays({ now, seen, wanted }: ChangedWeek): WorkDay[] | null {
  const merged: WorkDay[] = [];
  for (const weekday of weekdayNames.keys()) {
    const [present, before, after] = [now, seen, wanted].map((days) =>
      days.find((day) => day.weekday === weekday),
    );
    const isChanged = !isSameDay(before, after);
    // The same change may have arrived already, and its response may have been lost.
    if (isChanged && !isSameDay(present, before) && !isSameDay(present, after)) return null;
    const day = isChanged ? after : present;
    if (day) merged.push(day);
  }

  return merged;
}

function isSameDay(one: WorkDay | undefined, other: WorkDay | undefined): boolean {
  return isDeepStrictEqual(one && inOrder(one), other && inOrder(other));
}

/** The order of the breaks says nothing. */
const inOrder = ({ from, to, breaks }: WorkDay) => ({
  from,
  to,
  breaks: breaks.toSorted((one, other) => one.from - other.from || one.to - other.to),
});

/** A day off is an empty list, no break an empty object. */
export function weekOf(days: readonly WorkDay[]): ReadWeek {
  const written = weekdayNames.map((name, weekday) => {
    const day = days.find((each) => each.weekday === weekday);
    return [name, day ? dayOf(day) : []];
  });

  return Object.fromEntries(written) as ReadWeek;
}

function dayOf({ breaks, ...hours }: WorkDay) {
  return { available: clockOf(hours), break: breaks.length === 0 ? {} : breaks.map(clockOf) };
}

const rangeOf = ({ from, to }: { from: string; to: string }): TimeRange => ({
  from: minutesOf(from),
  to: minutesOf(to),
});

const clockOf = ({ from, to }: TimeRange) => ({ from: clockTimeOf(from), to: clockTimeOf(to) });
