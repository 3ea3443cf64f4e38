import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { areIntervalsOverlapping } from 'date-fns/areIntervalsOverlapping';
import { isSameDay } from 'date-fns/isSameDay';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { formatDay, formatRange, monthAndYear } from './calendar-format.ts';

/** The views of the calendar; phones have `threeDays` instead of `week`. */
export type CalendarView = 'day' | 'week' | 'threeDays' | 'month';

/** The first and last day that a view shows, at midnight. */
export function rangeOf(view: CalendarView, date: Date): { start: Date; end: Date } {
  switch (view) {
    case 'day':
      return { start: startOfDay(date), end: startOfDay(date) };
    case 'threeDays':
      return { start: startOfDay(date), end: startOfDay(addDays(date, 2)) };
    case 'week': {
      const start = startOfWeek(date, { weekStartsOn: 1 });
      return { start, end: addDays(start, 6) };
    }
    case 'month':
      return { start: startOfMonth(date), end: lastDayOfMonth(date) };
  }
}

/** The date of the previous or next page of a view. */
export function shiftDate(view: CalendarView, date: Date, by: 1 | -1): Date {
  if (view === 'month') return startOfMonth(addMonths(date, by));

  return startOfDay(addDays(date, by * { day: 1, threeDays: 3, week: 7 }[view]));
}

/** The title above the calendar: the shown range. */
export function titleOf(view: CalendarView, date: Date): string {
  if (view === 'month') return monthAndYear(date);
  if (view === 'day') return formatDay(date);
  const { start, end } = rangeOf(view, date);

  return formatRange(start, end);
}

interface Span {
  start: Date;
  end: Date;
  isFullDay: boolean;
}

interface Hours {
  from: number;
  to: number;
}

/** The first and last hour to show: 8 to 19, extended for work hours and events outside of these hours. */
export function visibleHours(
  events: readonly Span[],
  range: { start: Date; end: Date },
  work: readonly Hours[] = [],
): Hours {
  const shown = { start: range.start, end: startOfDay(addDays(range.end, 1)) };
  const visible = events.filter(
    (each) =>
      !each.isFullDay && areIntervalsOverlapping(each, shown) && isSameDay(each.start, each.end),
  );
  const hours = (date: Date) => date.getHours() + date.getMinutes() / 60;

  return {
    from: Math.floor(
      Math.min(8, ...visible.map(({ start }) => hours(start)), ...work.map(({ from }) => from)),
    ),
    to: Math.ceil(
      Math.max(19, ...visible.map(({ end }) => hours(end)), ...work.map(({ to }) => to)),
    ),
  };
}
