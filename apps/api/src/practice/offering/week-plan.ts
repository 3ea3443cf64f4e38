// Converts the hours of a week between the documented format and rows of minutes.
import {
  type DayPlan,
  type OwnAvailability,
  type PlacePlan,
  weekdayNames,
} from '@freely/api-client/contract';
import { clockTimeOf, minutesOf } from '@freely/domain/london-time';
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
