import type { Schedule } from '@freely/domain/slots';
import { rangesOverlap, type TimeRange } from '@freely/domain/time-range';

/**
 * What is left without the bookings in these ranges, which are to be moved. Bookings of a
 * practitioner never overlap, so nobody else's is in a range of one of them.
 */
export function withoutMoved<Booked extends TimeRange>(
  booked: readonly Booked[],
  moved: readonly TimeRange[],
): Booked[] {
  return booked.filter((each) => !moved.some((range) => rangesOverlap(each, range)));
}

/** A schedule without bookings that are to be moved. */
export function withoutBooked(schedule: Schedule, moved: readonly TimeRange[]): Schedule {
  if (moved.length === 0) return schedule;

  return { ...schedule, booked: withoutMoved(schedule.booked, moved) };
}
