import { addMonths, type Day } from '@freely/domain/london-time';

const eighteenYears = 18 * 12;

/** D45: users must be 18 or over. Both parameters are London days. */
export function isAdult(birthday: Day, today: Day): boolean {
  return addMonths(birthday, eighteenYears) <= today;
}
