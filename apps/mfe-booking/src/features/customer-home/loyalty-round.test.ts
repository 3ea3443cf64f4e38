import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/fixtures.ts';
import { loyaltyRound } from './loyalty-round.ts';

const bookingsOf = (count: number, parts: Parameters<typeof bookingWith>[0] = {}) =>
  Array.from({ length: count }, (_, index) =>
    bookingWith({
      id: index + 1,
      paid: true,
      booking_status: 'completed',
      created_at: `2026-0${index + 1}-01T10:00:00.000Z`,
      ...parts,
    }),
  );

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 1],
  [6, 3],
])('%i bookings show as %i', (count, done) => {
  expect(loyaltyRound(bookingsOf(count)).done).toBe(done);
});

test('unpaid and cancelled bookings do not count', () => {
  expect(
    loyaltyRound([
      ...bookingsOf(1),
      ...bookingsOf(1, { paid: false, booking_status: 'confirmed' }),
      ...bookingsOf(1, { booking_status: 'cancelled_by_customer' }),
      ...bookingsOf(1, { booking_status: 'cancelled_by_practitioner' }),
    ]).done,
  ).toBe(1);
});

test('a full round is earned once its own three bookings are over', () => {
  const [first, second, third] = bookingsOf(3);
  const upcoming = { ...third!, booking_status: 'confirmed' as const };

  expect(loyaltyRound([first!, second!, third!])).toEqual({ done: 3, isEarned: true });
  expect(loyaltyRound([upcoming, second!, first!])).toEqual({ done: 3, isEarned: false });
});
