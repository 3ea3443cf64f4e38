import type { CallResponse, PractitionerBooking, whyNot } from '@freely/api-client/contract';
import { type ClockTime, type Day, londonInstant } from '@freely/domain/london-time';

const MINUTE = 60_000;

interface FreeTimesParams {
  day: Day;
  booking: PractitionerBooking;
  /** All of the practitioner's bookings. */
  others: readonly PractitionerBooking[];
  starts: CallResponse<typeof whyNot>['starts'];
}

/**
 * The times of a day to which a booking can be moved: free ones, and those that only the booking
 * itself occupies. Unpaid holds are not known here; the server refuses an overlap with them.
 */
export function freeTimesFor({ day, booking, others, starts }: FreeTimesParams): ClockTime[] {
  const length = booking.duration * MINUTE;
  const isTaken = (from: number) =>
    others.some((other) => {
      if (other.id === booking.id || other.booking_status !== 'confirmed') return false;
      const start = new Date(other.date).getTime();

      return from < start + other.duration * MINUTE && start < from + length;
    });
  const overlapsOnlyItself = (time: ClockTime) => {
    const from = londonInstant(day, time)?.getTime();
    if (from === undefined) return false;
    const current = new Date(booking.date).getTime();

    return from < current + length && current < from + length && !isTaken(from);
  };

  return starts
    .filter(
      ({ time, reasons }) =>
        reasons.length === 0 ||
        (reasons.every(({ reason }) => reason === 'booking' || reason === 'travel') &&
          overlapsOnlyItself(time)),
    )
    .map(({ time }) => time);
}
