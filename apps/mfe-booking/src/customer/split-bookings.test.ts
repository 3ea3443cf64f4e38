import { expect, test } from '@jest/globals';
import { bookingWith } from '../testing/fixtures.ts';
import { nextHoldEnd, splitBookings } from './split-bookings.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('upcoming: in the future and not cancelled, soonest first; previous: the rest, latest first', () => {
  const { upcoming, previous } = splitBookings(
    [
      bookingWith({ id: 1, date: '2026-12-02' }),
      bookingWith({ id: 2, date: '2026-11-21' }),
      bookingWith({ id: 3, date: '2026-11-01', booking_status: 'completed' }),
      bookingWith({ id: 4, date: '2026-12-01', booking_status: 'cancelled_by_customer' }),
      bookingWith({ id: 5, date: '2026-11-20', start_time: '12:00:00' }),
    ],
    now,
  );

  expect(upcoming.map(({ id }) => id)).toEqual([2, 1]);
  expect(previous.map(({ id }) => id)).toEqual([4, 5, 3]);
});

test('a time whose hold has ended is neither upcoming nor previous', () => {
  const held = (id: number, until: string) =>
    bookingWith({ id, date: '2026-12-02', paid: false, held_until: `2026-11-20T${until}:00Z` });
  const bookings = [held(1, '12:00'), held(2, '12:09'), held(3, '12:04')];

  const { upcoming, previous } = splitBookings(bookings, now);
  expect([upcoming.map(({ id }) => id), previous]).toEqual([[2, 3], []]);
  expect(nextHoldEnd(bookings, now)).toBe(Date.parse('2026-11-20T12:04:00Z'));
  expect(nextHoldEnd([], now)).toBeNull();
});

test('start times are in London time, also in summer', () => {
  const booking = bookingWith({ date: '2026-07-01', start_time: '12:30:00' });

  expect(splitBookings([booking], new Date('2026-07-01T11:29:00Z')).upcoming).toHaveLength(1);
  expect(splitBookings([booking], new Date('2026-07-01T11:31:00Z')).upcoming).toHaveLength(0);
});
