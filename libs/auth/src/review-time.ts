// Loaded only when a completed booking may not be reviewed: few pages with this guard need the clock of London.
import type { Booking } from '@freely/api-client/contract';
import { reviewFrom } from '@freely/domain/attendance';
import { londonInstant } from '@freely/domain/london-time';

/** Whether it began just now: a short visit is over before it can be reviewed. */
export function isTooEarly({ date, start_time }: Pick<Booking, 'date' | 'start_time'>): boolean {
  const startsAt = londonInstant(date, start_time);
  const now = new Date();

  return startsAt !== null && startsAt <= now && now < reviewFrom({ startsAt });
}
