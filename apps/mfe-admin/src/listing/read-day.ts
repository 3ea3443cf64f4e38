import { isRealDay } from '@freely/domain/real-day';

/** Excludes years that are still being typed, such as 0002. */
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** A day of the URL; empty for none, and for one that no calendar has: the API would refuse it. */
export function readDay(text: string | null | undefined): string {
  return text && DAY.test(text) && isRealDay(text) ? text : '';
}
