import type { Day } from './london-time.ts';

/**
 * Dates as people read them: DD/MM/YYYY in lists, written out where a decision is made. By hand, because the first `Intl`
 * format of a page is one task of 55 ms on a cheap phone; date-fns' `format` with its British words would add 4.9 KB to
 * public pages.
 */

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** The words and numbers of a day, without leading zeros. */
function partsOf(day: Day) {
  const at = new Date(`${day}T00:00:00Z`);
  const weekday = weekdays[at.getUTCDay()] ?? '';
  const month = months[at.getUTCMonth()] ?? '';

  return { weekday, date: at.getUTCDate(), month, year: at.getUTCFullYear() };
}

/** '2026-11-05' → '05/11/2026'. */
export function listDate(day: Day): string {
  const [year, month, date] = day.split('-');

  return `${date}/${month}/${year}`;
}

/** '2026-11-05' → 'Thursday 5 November 2026'. */
export function fullDate(day: Day): string {
  const { weekday, date, month, year } = partsOf(day);

  return `${weekday} ${date} ${month} ${year}`;
}

/** '2026-11-05' → 'Thursday 5 November'. */
export function dayAndMonth(day: Day): string {
  const { weekday, date, month } = partsOf(day);

  return `${weekday} ${date} ${month}`;
}

/** '2026-11-05' → 'Thu 5 Nov'. */
export function shortDate(day: Day): string {
  const { weekday, date, month } = partsOf(day);
  // Of all months, British usage shortens this one to four letters.
  const shortMonth = month === 'September' ? 'Sept' : month.slice(0, 3);

  return `${weekday.slice(0, 3)} ${date} ${shortMonth}`;
}
