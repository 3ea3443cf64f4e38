import type { CallResponse, PractitionerBooking, whyNot } from '@freely/api-client/contract';
import type { ClockTime } from '@freely/domain/clock-time';
import { type Day, londonInstant } from '@freely/domain/london-time';
import { addMinutes } from 'date-fns/addMinutes';
import { areIntervalsOverlapping } from 'date-fns/areIntervalsOverlapping';

interface FreeTimesParams {
  day: Day;
  booking: PractitionerBooking;
  /** All of the practitioner's bookings. */
  others: readonly PractitionerBooking[];
  starts: CallResponse<typeof whyNot>['starts'];
}

/**
 * The times of a day to which a booking can be moved: free ones, and those that only the booking
 * itself occupies. How far away it is does not count: its place was agreed when it was made (D97). Unpaid holds are
 * not known here; the server refuses an overlap with them.
 */
export function freeTimesFor({ day, booking, others, starts }: FreeTimesParams): ClockTime[] {
  const taken = others
    .filter(({ id, booking_status: status }) => id !== booking.id && status === 'confirmed')
    .map(({ date, duration }) => visitAt(date, duration));
  const current = visitAt(booking.date, booking.duration);
  const overlapsOnlyItself = (time: ClockTime) => {
    const start = londonInstant(day, time);
    if (start === null) return false;
    const wanted = visitAt(start, booking.duration);

    return (
      areIntervalsOverlapping(wanted, current) &&
      !taken.some((other) => areIntervalsOverlapping(wanted, other))
    );
  };

  return starts
    .filter(({ time, reasons }) => {
      const against = reasons.map(({ reason }) => reason).filter((reason) => reason !== 'too_far');

      return (
        against.length === 0 ||
        (against.every((reason) => reason === 'booking' || reason === 'travel') &&
          overlapsOnlyItself(time))
      );
    })
    .map(({ time }) => time);
}

function visitAt(start: Date | string, minutes: number) {
  return { start: new Date(start), end: addMinutes(start, minutes) };
}
