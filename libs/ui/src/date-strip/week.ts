import { type CalendarDate, startOfMonth, startOfWeek } from '@internationalized/date';

const LOCALE = 'en-GB';

/** The seven days of the week of `date`, Monday first. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const monday = startOfWeek(date, LOCALE, 'mon');

  return Array.from({ length: 7 }, (_, day) => monday.add({ days: day }));
}

/** The first days of all months from that of `min` to that of `max`. */
export function monthsBetween(min: CalendarDate, max: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = startOfMonth(min); month.compare(max) <= 0; month = month.add({ months: 1 })) {
    months.push(month);
  }

  return months;
}

/** The nearest day to `date` from `min` to `max`. */
export function clampDate(date: CalendarDate, min: CalendarDate, max: CalendarDate): CalendarDate {
  if (date.compare(min) < 0) return min;
  return date.compare(max) > 0 ? max : date;
}

/** The month that most days of a week belong to. */
export function monthOfWeek(week: readonly CalendarDate[]): CalendarDate {
  const thursday = week[3] ?? week[0];
  if (!thursday) throw new RangeError('A week has days');

  return startOfMonth(thursday);
}
