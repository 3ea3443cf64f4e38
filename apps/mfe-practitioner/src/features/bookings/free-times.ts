import type { CallAnswer, PractitionerBooking, whyNot } from '@freely/api-client/contract';
import { type ClockTime, type Day, londonInstant } from '@freely/domain/london-time';

const MINUTE = 60_000;

interface Question {
  day: Day;
  booking: PractitionerBooking;
  /** All of the practitioner's bookings. */
  others: readonly PractitionerBooking[];
  starts: CallAnswer<typeof whyNot>['starts'];
}

/**
 * The times of a day to which a booking can be moved: those with nothing against them, and those that
 * only the booking itself takes. What nobody has paid for yet is not known here; the server refuses it.
 */
export function freeTimesFor({ day, booking, others, starts }: Question): ClockTime[] {
  const length = booking.duration * MINUTE;
  const isTaken = (from: number) =>
    others.some((other) => {
      if (other.id === booking.id || other.booking_status !== 'confirmed') return false;
      const start = new Date(other.date).getTime();

      return from < start + other.duration * MINUTE && start < from + length;
    });
  const isInItsOwnWay = (time: ClockTime) => {
    const from = londonInstant(day, time)?.getTime();
    if (from === undefined) return false;
    const own = new Date(booking.date).getTime();

    return from < own + length && own < from + length && !isTaken(from);
  };

  return starts
    .filter(
      ({ time, reasons }) =>
        reasons.length === 0 ||
        (reasons.every(({ reason }) => reason === 'booking' || reason === 'travel') &&
          isInItsOwnWay(time)),
    )
    .map(({ time }) => time);
}
