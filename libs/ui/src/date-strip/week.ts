import { addDays, addMonths, clampDay, daysBetween, startOfMonth } from '../days.ts';

/** The days that are shown at once. */
const shownDays = 7;

/** The seven days from `start`. */
export function weekFrom(start: string): string[] {
  return Array.from({ length: shownDays }, (_, day) => addDays(start, day));
}

/**
 * The start of the week that has `day`, in weeks counted from `first`: so that the first one, too,
 * offers seven days, whatever day of the week it is.
 */
export function startOfWeekWith(day: string, first: string): string {
  return addDays(first, Math.floor(daysBetween(first, day) / shownDays) * shownDays);
}

/** The nearest start to `start` whose week lies between `first` and `last`. */
export function clampStart(start: string, first: string, last: string): string {
  const latest = addDays(last, 1 - shownDays);

  return latest < first ? first : clampDay(start, first, latest);
}

/** The first days of all months from that of `min` to that of `max`. */
export function monthsBetween(min: string, max: string): string[] {
  const months: string[] = [];
  for (let month = startOfMonth(min); month <= max; month = addMonths(month, 1)) {
    months.push(month);
  }

  return months;
}

/**
 * The month that stands above a week: of the chosen day if the week has it, else of the day to show. That is the first
 * of the week, but the last days of a strip can be a week that begins before the month that was asked for.
 */
export function monthOfWeek(week: readonly string[], chosen: string | undefined, shown: string) {
  return startOfMonth(chosen !== undefined && week.includes(chosen) ? chosen : shown);
}
