import { isSameDay } from 'date-fns/isSameDay';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isSameYear } from 'date-fns/isSameYear';

/**
 * Formats wall dates for the calendar, in British English: with `Intl`, since the browser has it, and
 * date-fns' `format` with its British words is 4.9 KB.
 */

const format = (style: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', style);
  return (date: Date) => formatter.format(date).replace(',', '');
};

export const weekday = format({ weekday: 'short' });
export const dayNumber = format({ day: 'numeric' });
export const monthAndYear = format({ month: 'long', year: 'numeric' });
export const formatDay = format({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const shortDay = format({ day: 'numeric', month: 'short' });
const shortDate = format({ day: 'numeric', month: 'short', year: 'numeric' });
const fullDate = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** '2 to 8 November 2026', or '30 Nov to 6 Dec 2026': the start has its own month and year if they differ. */
export function formatRange(start: Date, end: Date): string {
  if (isSameMonth(start, end)) return `${dayNumber(start)} to ${fullDate(end)}`;

  return `${isSameYear(start, end) ? shortDay(start) : shortDate(start)} to ${shortDate(end)}`;
}

/** The days of an event: 'Thursday 3 December 2026', or '3 to 5 December 2026'. */
export const formatDays = (start: Date, end: Date): string =>
  isSameDay(start, end) ? formatDay(start) : formatRange(start, end);
