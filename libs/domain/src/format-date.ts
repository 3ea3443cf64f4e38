import type { Day } from './london-time.ts';

/** Dates as a person reads them: DD/MM/YYYY in lists, written out where a decision is made. */

const written = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const brief = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const noYear = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
// The comma that Intl puts behind the weekday is not British usage.
const plain = (text: string) => text.replace(',', '');

/** '2026-11-05' → '05/11/2026'. */
export function listDate(day: Day): string {
  const [year, month, date] = day.split('-');

  return `${date}/${month}/${year}`;
}

/** '2026-11-05' → 'Thursday 5 November 2026'. */
export function fullDate(day: Day): string {
  return plain(written.format(midnight(day)));
}

/** '2026-11-05' → 'Thursday 5 November'. */
export function dayAndMonth(day: Day): string {
  return plain(noYear.format(midnight(day)));
}

/** '2026-11-05' → 'Thu 5 Nov'. */
export function shortDate(day: Day): string {
  return plain(brief.format(midnight(day)));
}
