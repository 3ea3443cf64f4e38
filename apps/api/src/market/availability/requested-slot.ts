import type { ClockTime } from '@freely/domain/clock-time';
import type { Point } from '@freely/domain/geo';
import type { Day } from '@freely/domain/london-time';
import type { TimeRange } from '@freely/domain/time-range';

export interface RequestedSlot {
  practitionerId: number;
  customerId: number;
  date: Day;
  time: ClockTime;
  /** Of the whole appointment: the sum of duration × quantity. */
  durationMinutes: number;
  locationType: 'mobile' | 'salon';
  /** May be null where the practitioner has one salon (D49). */
  salonId: number | null;
  /** Where the customer lives, for a home visit. A booking that is moved keeps its place. */
  customerPoint: Point | null;
  /** Time range of the booking that is being moved, in milliseconds; it does not block itself. */
  movedFrom?: TimeRange;
}
