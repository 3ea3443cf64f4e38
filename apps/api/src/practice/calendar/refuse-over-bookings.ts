import { londonClock } from '@freely/domain/london-time';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';

interface Booked {
  id: number;
  starts_at: Date;
  ends_at: Date;
}

/**
 * Refuses a change that bookings prevent, and lists them (D54, D95).
 * @throws {AppError} conflict when there are any.
 */
export function refuseOverBookings(
  bookings: readonly Booked[],
  messageOf: (count: number) => ErrorMessage,
): void {
  if (bookings.length === 0) return;
  throw new AppError('conflict', messageOf(bookings.length), undefined, {
    bookings: bookings.map(({ id, starts_at, ends_at }) => ({
      id,
      date: londonClock(starts_at).day,
      start_time: `${londonClock(starts_at).time}:00`,
      end_time: `${londonClock(ends_at).time}:00`,
    })),
  });
}
