import { type CalendarDate, startOfMonth } from '@internationalized/date';

/** The days that are shown at once. */
const shownDays = 7;

/** The seven days from `start`. */
export function weekFrom(start: CalendarDate): CalendarDate[] {
  return Array.from({ length: shownDays }, (_, day) => start.add({ days: day }));
}

/**
 * The start of the week that has `date`, in weeks counted from `first`: so that the first one, too,
 * offers seven days, whatever day of the week it is.
 */
export function startOfWeekWith(date: CalendarDate, first: CalendarDate): CalendarDate {
  const days = date.compare(first);

  return first.add({ days: Math.floor(days / shownDays) * shownDays });
}

/** The nearest start to `start` whose week lies between `first` and `last`. */
export function clampStart(
  start: CalendarDate,
  first: CalendarDate,
  last: CalendarDate,
): CalendarDate {
  const latest = last.subtract({ days: shownDays - 1 });
  const early = start.compare(latest) > 0 ? latest : start;

  return early.compare(first) < 0 ? first : early;
}

/** The first days of all months from that of `min` to that of `max`. */
export function monthsBetween(min: CalendarDate, max: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = startOfMonth(min); month.compare(max) <= 0; month = month.add({ months: 1 })) {
    months.push(month);
  }

  return months;
}

/** The month that most days of a week belong to. */
export function monthOfWeek(week: readonly CalendarDate[]): CalendarDate {
  const middle = week[3] ?? week[0];
  if (!middle) throw new RangeError('A week has days');

  return startOfMonth(middle);
}
