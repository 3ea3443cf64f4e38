import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { splitBookings } from './split-bookings.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('upcoming: in the future and not cancelled, soonest first; previous: the rest, latest first', () => {
  const { upcoming, previous } = splitBookings(
    [
      bookingWith({ id: 1, date: '2026-12-02T09:00:00.000Z' }),
      bookingWith({ id: 2, date: '2026-11-21T09:00:00.000Z' }),
      bookingWith({ id: 3, date: '2026-11-01T09:00:00.000Z', booking_status: 'completed' }),
      bookingWith({
        id: 4,
        date: '2026-12-01T09:00:00.000Z',
        booking_status: 'cancelled_by_customer',
      }),
      bookingWith({ id: 5, date: '2026-11-20T12:00:00.000Z' }),
    ],
    now,
  );

  expect(upcoming.map(({ id }) => id)).toEqual([2, 1]);
  expect(previous.map(({ id }) => id)).toEqual([4, 5, 3]);
});
