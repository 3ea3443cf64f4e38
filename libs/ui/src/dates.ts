import { type CalendarDate, parseDate } from '@internationalized/date';

/** Parses `YYYY-MM-DD` for a date field, whose library has days of its own; undefined when it is not a date. */
export function readDate(text: string | null | undefined): CalendarDate | undefined {
  if (!text) return undefined;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}
