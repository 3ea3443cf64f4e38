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

// Made once, when it is needed: making it takes longer than everything else that a day of a calendar does.
let londonDays: Intl.DateTimeFormat | undefined;

/** Today in London. */
export function today(): string {
  // Swedish dates are written year first.
  londonDays ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

  return londonDays.format();
}

/** The day, or the nearest one that lies between two others. */
export function clampDay(day: string, first: string, last: string): string {
  if (day < first) return first;

  return day > last ? last : day;
}

// Words by hand: a calendar names 42 days, and the first `Intl` format of a page takes a cheap phone 55 ms.
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** 'Thursday' */
const weekdayName = (day: string) => weekdays[weekdayOf(day)] ?? '';

/** 'Thu' */
export const shortWeekday = (day: string): string => weekdayName(day).slice(0, 3);

/** 'November', of a day or a month. */
export const monthName = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** 'November 2026', of a day or a month. */
export const monthAndYear = (day: string): string => `${monthName(day)} ${day.slice(0, 4)}`;

/** 'Thursday 5 November' */
export const dayAndMonth = (day: string): string =>
  `${weekdayName(day)} ${Number(day.slice(8))} ${monthName(day)}`;

/** 'Thursday 5 November 2026' */
export const fullDate = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;
