import { addMonths, type Day, londonDay } from '@freely/domain/london-time';
import { horizonMonths } from '@freely/shell-sdk';

/** The days that can be booked. A link or a saved choice may be older than its day, or lead beyond them. */
export function bookableDays(): { today: Day; horizon: Day } {
  const today = londonDay(new Date());

  return { today, horizon: addMonths(today, horizonMonths()) };
}

export function isBookableDay(day: Day): boolean {
  const { today, horizon } = bookableDays();

  return day >= today && day <= horizon;
}
