import { addMonths, type Day, londonDay } from '@freely/domain/london-time';

/** `typing`: the year is not complete yet, so that nothing is said of it. */
export type DayProblem = 'typing' | 'past' | 'tooLate';

/** Why a visit cannot be moved to a day; null for one whose times can be asked for. */
export function problemOfDay(day: Day, months: number): DayProblem | null {
  const today = londonDay(new Date());
  // Each digit of a typed year makes a date: 0002, 0020, 0202, 2026.
  if (day < '1000') return 'typing';
  if (day < today) return 'past';

  return day > addMonths(today, months) ? 'tooLate' : null;
}
