import { dayAndMonth } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';

interface Booked {
  id: number;
  starts_at: Date;
  ends_at: Date;
  /** Until when it can be paid; null for one that is paid. */
  hold_until: Date | null;
}

/** What customers may still pay for: the next of it, and the London time at which all of it is over. */
interface UnpaidHolds {
  count: number;
  day: string;
  time: string;
  until: string;
}

interface Messages {
  booked: (count: number) => ErrorMessage;
  held: (unpaid: UnpaidHolds) => ErrorMessage;
}

/**
 * Refuses a change that bookings prevent, and lists them (D54, D95). An unpaid hold the practitioner can neither
 * open nor move: where there is nothing else, the message says when it ends.
 * @throws {AppError} conflict when there are any.
 */
export function refuseOverBookings(bookings: readonly Booked[], messages: Messages): void {
  if (bookings.length === 0) return;
  const paid = bookings.filter(({ hold_until }) => hold_until === null);
  const message =
    paid.length > 0 ? messages.booked(paid.length) : messages.held(summaryOf(bookings));
  throw new AppError('conflict', message, undefined, {
    bookings: bookings.map(({ id, starts_at, ends_at, hold_until: until }) => ({
      id,
      date: londonClock(starts_at).day,
      start_time: `${londonClock(starts_at).time}:00`,
      end_time: `${londonClock(ends_at).time}:00`,
      ...(until && { held_until: until.toISOString() }),
    })),
  });
}

const minute = 60_000;

/** @param holds at least one, the first of them first */
function summaryOf(holds: readonly Booked[]): UnpaidHolds {
  const { day, time } = londonClock(holds[0]?.starts_at ?? new Date());
  const last = Math.max(...holds.map(({ hold_until }) => Number(hold_until)));
  // To the next whole minute: who comes back then must find the time free.
  const until = londonClock(new Date(Math.ceil(last / minute) * minute)).time;

  return { count: holds.length, day: dayAndMonth(day), time, until };
}
