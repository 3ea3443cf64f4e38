import { addMonths, type Day } from '@freely/domain/london-time';

const eighteenYears = 18 * 12;

/** D45: the market is for people over 18. Both are London days. */
export function isAdult(birthday: Day, today: Day): boolean {
  return addMonths(birthday, eighteenYears) <= today;
}
