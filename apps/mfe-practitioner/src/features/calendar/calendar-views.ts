import { formatDay, formatRange, monthAndYear } from './calendar-format.ts';
import { dayOf } from './wall-date.ts';

/** The views of the calendar; phones have `threeDays` instead of `week`. */
export type CalendarView = 'day' | 'week' | 'threeDays' | 'month';

/** The first and last day that a view shows. */
export function rangeOf(view: CalendarView, date: Date): { start: Date; end: Date } {
  switch (view) {
    case 'day':
      return { start: daysFrom(date, 0), end: daysFrom(date, 0) };
    case 'threeDays':
      return { start: daysFrom(date, 0), end: daysFrom(date, 2) };
    case 'week': {
      const start = daysFrom(date, -((date.getDay() + 6) % 7));
      return { start, end: daysFrom(start, 6) };
    }
    case 'month':
      return {
        start: new Date(date.getFullYear(), date.getMonth(), 1),
        end: new Date(date.getFullYear(), date.getMonth() + 1, 0),
      };
  }
}

/** The date of the previous or next page of a view. */
export function shiftDate(view: CalendarView, date: Date, by: 1 | -1): Date {
  if (view === 'month') return new Date(date.getFullYear(), date.getMonth() + by, 1);

  return daysFrom(date, by * { day: 1, threeDays: 3, week: 7 }[view]);
}

/** The title above the calendar: the shown range. */
export function titleOf(view: CalendarView, date: Date): string {
  if (view === 'month') return monthAndYear(date);
  if (view === 'day') return formatDay(date);
  const { start, end } = rangeOf(view, date);

  return formatRange(start, end);
}

/** Midnight, `count` days later. */
export function daysFrom(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);
}

/** All days of a range, from the first to the last. */
export function daysOf({ start, end }: { start: Date; end: Date }): Date[] {
  const days: Date[] = [];
  for (let day = start; dayOf(day) <= dayOf(end); day = daysFrom(day, 1)) days.push(day);

  return days;
}

interface Span {
  start: Date;
  end: Date;
  isFullDay: boolean;
}

/** The first and last hour to show: 8 to 19, extended for events outside of these hours. */
export function visibleHours(
  events: readonly Span[],
  range: { start: Date; end: Date },
): { from: number; to: number } {
  const rangeEnd = daysFrom(range.end, 1);
  const visible = events.filter(
    (each) =>
      !each.isFullDay &&
      each.end > range.start &&
      each.start < rangeEnd &&
      dayOf(each.start) === dayOf(each.end),
  );
  const hours = (date: Date) => date.getHours() + date.getMinutes() / 60;

  return {
    from: Math.min(8, ...visible.map(({ start }) => Math.floor(hours(start)))),
    to: Math.max(19, ...visible.map(({ end }) => Math.ceil(hours(end)))),
  };
}
