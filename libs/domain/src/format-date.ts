import type { Day } from './london-time.ts';

/**
 * Dates as people read them: DD/MM/YYYY in lists, written out where a decision is made. With `Intl`,
 * which browsers have: date-fns' `format` with its British words would add 4.9 KB to public pages.
 */

const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const longWithoutYear = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
// Intl puts a comma after the weekday, which is not British usage.
const withoutComma = (text: string) => text.replace(',', '');

/** '2026-11-05' → '05/11/2026'. */
export function listDate(day: Day): string {
  const [year, month, date] = day.split('-');

  return `${date}/${month}/${year}`;
}

/** '2026-11-05' → 'Thursday 5 November 2026'. */
export function fullDate(day: Day): string {
  return withoutComma(long.format(midnight(day)));
}

/** '2026-11-05' → 'Thursday 5 November'. */
export function dayAndMonth(day: Day): string {
  return withoutComma(longWithoutYear.format(midnight(day)));
}

/** '2026-11-05' → 'Thu 5 Nov'. */
export function shortDate(day: Day): string {
  return withoutComma(short.format(midnight(day)));
}
