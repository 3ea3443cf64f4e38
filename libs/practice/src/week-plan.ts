import type { Availability, OwnAvailability } from '@freely/api-client/contract';
import { type DayHours, dayOff, WEEKDAYS, type Weekday } from './week-schedule/index.ts';

/** Converts between the week of a form and the week of the API. */

export type Week = Readonly<Record<Weekday, DayHours>>;
type ReadWeek = NonNullable<OwnAvailability['1']>;
type PlacePlan = NonNullable<Availability['1']>;

/** A week for the form. */
export function weekOf(plan: ReadWeek): Week {
  return weekFrom((day) => {
    const read = plan[day];
    if (!('available' in read)) return dayOff;
    // Several breaks are a list, none is an empty object.
    const breaks = Array.isArray(read.break) ? read.break : [];

    return { isOn: true, ...read.available, breaks };
  });
}

/** A week for the API: an empty list for a day off, an empty object for no break. */
export function planOf(week: Week) {
  return Object.fromEntries(
    WEEKDAYS.map((day) => {
      const { isOn, from, to, breaks } = week[day];
      return [
        day,
        isOn ? { available: { from, to }, break: breaks.length > 0 ? [...breaks] : {} } : [],
      ];
    }),
  ) as unknown as PlacePlan;
}

function weekFrom(hoursOf: (day: Weekday) => DayHours): Week {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOf(day)])) as Record<
    Weekday,
    DayHours
  >;
}
