import { type CalendarDate, parseDate } from '@internationalized/date';

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day in words, in British English: no time zone can shift it. */
export function formatDay(date: CalendarDate, style: Style): string {
  const key = JSON.stringify(style);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' });
  formats.set(key, format);

  return format.format(Date.UTC(date.year, date.month - 1, date.day));
}

/** A `YYYY-MM-DD` as a day; undefined when it is none. */
export function readDate(text: string | null | undefined): CalendarDate | undefined {
  if (!text) return undefined;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}
