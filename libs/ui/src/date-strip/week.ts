import { type CalendarDate, startOfMonth, startOfWeek } from '@internationalized/date';

const LOCALE = 'en-GB';

/** The seven days, Monday first, of the week in which `date` lies. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const monday = startOfWeek(date, LOCALE, 'mon');

  return Array.from({ length: 7 }, (_, day) => monday.add({ days: day }));
}

/** The months from the one of `min` to the one of `max`, as their first days. */
export function monthsBetween(min: CalendarDate, max: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = startOfMonth(min); month.compare(max) <= 0; month = month.add({ months: 1 })) {
    months.push(month);
  }

  return months;
}

/** The nearest day to `date` that lies in `min` to `max`. */
export function clampDate(date: CalendarDate, min: CalendarDate, max: CalendarDate): CalendarDate {
  if (date.compare(min) < 0) return min;
  return date.compare(max) > 0 ? max : date;
}

/** The month that a week is called by: the one of most of its days. */
export function monthOfWeek(week: readonly CalendarDate[]): CalendarDate {
  const thursday = week[3] ?? week[0];
  if (!thursday) throw new RangeError('A week has days');

  return startOfMonth(thursday);
}
