import { brief, longRange, monthAndYear } from './calendar-words.ts';
import { dayOf } from './wall-date.ts';

/** The views of the calendar; on a phone `threeDays` stands in the place of `week`. */
export type CalendarView = 'day' | 'week' | 'threeDays' | 'month';

/** The days that a view shows, first and last; of a month the whole month. */
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

/** The date that the arrows lead to. */
export function turned(view: CalendarView, date: Date, by: 1 | -1): Date {
  if (view === 'month') return new Date(date.getFullYear(), date.getMonth() + by, 1);

  return daysFrom(date, by * { day: 1, threeDays: 3, week: 7 }[view]);
}

/** Above the calendar: what is shown. */
export function titleOf(view: CalendarView, date: Date): string {
  if (view === 'month') return monthAndYear(date);
  if (view === 'day') return brief(date);
  const { start, end } = rangeOf(view, date);

  return longRange(start, end);
}

/** Midnight so many days later. */
export function daysFrom(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);
}

/** All days that are shown, from the first to the last. */
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

/** First and last hour of the day to show: 8 to 19, or more where something lies outside of it. */
export function hoursFor(
  events: readonly Span[],
  range: { start: Date; end: Date },
): { from: number; to: number } {
  const last = daysFrom(range.end, 1);
  const seen = events.filter(
    (each) =>
      !each.isFullDay &&
      each.end > range.start &&
      each.start < last &&
      dayOf(each.start) === dayOf(each.end),
  );
  const hours = (date: Date) => date.getHours() + date.getMinutes() / 60;

  return {
    from: Math.min(8, ...seen.map(({ start }) => Math.floor(hours(start)))),
    to: Math.max(19, ...seen.map(({ end }) => Math.ceil(hours(end)))),
  };
}
