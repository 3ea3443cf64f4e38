import { addMinutes } from 'date-fns/addMinutes';

const hour = 60;
const day = 24 * hour;
/**
 * How many minutes after each failure a refund is made again (D103). A bank that is away for a moment is back after an
 * hour; one that refuses for days needs a person.
 */
const waits = [hour, day, 3 * day] as const;

/** When a refund that has failed now, in its `attempt`, is made again; null when that is for an admin. */
export function nextAttempt(attempt: number, now: Date): Date | null {
  const minutes = waits[attempt - 1];

  return minutes === undefined ? null : addMinutes(now, minutes);
}
