import type { Schedule } from '@freely/domain/slots';
import { rangesOverlap, type TimeRange } from '@freely/domain/time-range';

/**
 * The schedule without the bookings in these ranges, which are to be moved. Bookings of a
 * practitioner never overlap, so nobody else's is in a range of one of them.
 */
export function withoutBooked(schedule: Schedule, moved: readonly TimeRange[]): Schedule {
  if (moved.length === 0) return schedule;

  return {
    ...schedule,
    booked: schedule.booked.filter((each) => !moved.some((range) => rangesOverlap(each, range))),
  };
}
