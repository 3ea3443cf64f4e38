import { type CalendarDate, parseDate } from '@internationalized/date';

/** Days of the design system are the `CalendarDate`s of its calendar, which calculate by themselves. */

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day formatted in British English, independent of the time zone. */
export function formatDay(date: CalendarDate, style: Style): string {
  const key = JSON.stringify(style);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' });
  formats.set(key, format);

  return format.format(Date.UTC(date.year, date.month - 1, date.day));
}

/** Parses `YYYY-MM-DD`; undefined when it is not a date. */
export function readDate(text: string | null | undefined): CalendarDate | undefined {
  if (!text) return undefined;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}
