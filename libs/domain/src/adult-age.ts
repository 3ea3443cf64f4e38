import { addMonths, type Day } from './london-time.ts';

const eighteenYears = 18 * 12;

/**
 * D45: users must be 18 or over. Both parameters are London days. Who was born on 29 February is of age on
 * 28 February of a year without it. The browser and the server ask this one rule, so that neither refuses
 * what the other accepts.
 */
export function isAdult(birthday: Day, today: Day): boolean {
  return addMonths(birthday, eighteenYears) <= today;
}
