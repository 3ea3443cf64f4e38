import { addDays, addMonths, endOfMonth, startOfMonth, weekdayOf } from '../days.ts';

/** The weeks of a month, from Monday, with the days of its neighbours that fill the first and the last. */
export function weeksOf(month: string): string[][] {
  const start = startOfMonth(month);
  const end = endOfMonth(month);
  const weeks: string[][] = [];
  for (let monday = addDays(start, -weekdayOf(start)); monday <= end; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  }

  return weeks;
}

type Move = (day: string, hasShift: boolean) => string;

/** What keys do in a grid of days, by the pattern of WAI-ARIA. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfMonth,
  End: endOfMonth,
  PageUp: (day, hasShift) => addMonths(day, hasShift ? -12 : -1),
  PageDown: (day, hasShift) => addMonths(day, hasShift ? 12 : 1),
};

/** The day that a key leads to from another; undefined for other keys, and for those of the browser (Alt and an arrow). */
export function dayByKey(
  day: string,
  { key, ...held }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): string | undefined {
  if (held.altKey || held.ctrlKey || held.metaKey) return undefined;

  return MOVES[key]?.(day, held.shiftKey);
}
