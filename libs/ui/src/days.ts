/*
 * Days of the design system are texts, `YYYY-MM-DD`, which compare as they are. They are calculated by hand,
 * in UTC, whose clocks never change: the functions of date-fns for it are ten times as large.
 */

const MILLISECONDS = 24 * 60 * 60 * 1000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The text if it is a day that exists; undefined otherwise. */
export function readDay(text: string | null | undefined): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`);

  return text && !Number.isNaN(time) && dayOf(time) === text ? text : undefined;
}

export function addDays(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * MILLISECONDS);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MILLISECONDS;
}

/** The same day of another month, or the last one of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();

  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function endOfMonth(day: string): string {
  return addDays(addMonths(startOfMonth(day), 1), -1);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** Today in London. */
export function today(): string {
  // Swedish dates are written year first.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format();
}

/** The day, or the nearest one that lies between two others. */
export function clampDay(day: string, first: string, last: string): string {
  if (day < first) return first;

  return day > last ? last : day;
}

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in British English, independent of the time zone. */
export function formatDay(day: string, style: Style): string {
  const key = JSON.stringify(style);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' });
  formats.set(key, format);

  return format.format(Date.parse(day));
}
