import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { upcomingOf } from './upcoming.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('appointments that started less than 15 minutes ago are upcoming, cancelled ones are not', () => {
  const found = upcomingOf(
    [
      bookingWith({ id: 1, date: '2026-12-02T09:00:00.000Z' }),
      bookingWith({ id: 2, date: '2026-11-20T11:46:00.000Z' }),
      bookingWith({ id: 3, date: '2026-11-20T11:45:00.000Z' }),
      bookingWith({
        id: 4,
        date: '2026-12-01T09:00:00.000Z',
        booking_status: 'cancelled_by_customer',
      }),
      bookingWith({
        id: 5,
        date: '2026-12-01T09:00:00.000Z',
        booking_status: 'cancelled_by_practitioner',
      }),
    ],
    now,
  );

  expect(found.map(({ id }) => id)).toEqual([2, 1]);
});
