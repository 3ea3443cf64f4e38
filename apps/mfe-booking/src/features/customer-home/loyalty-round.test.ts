import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/market.ts';
import { loyaltyRound } from './loyalty-round.ts';

const times = (count: number, parts: Parameters<typeof bookingWith>[0] = {}) =>
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
  expect(loyaltyRound(times(count)).done).toBe(done);
});

test('what is unpaid or cancelled does not count', () => {
  expect(
    loyaltyRound([
      ...times(1),
      ...times(1, { paid: false, booking_status: 'confirmed' }),
      ...times(1, { booking_status: 'cancelled_by_customer' }),
      ...times(1, { booking_status: 'cancelled_by_practitioner' }),
    ]).done,
  ).toBe(1);
});

test('a full round is earned once its own three are over', () => {
  const [first, second, third] = times(3);
  const ahead = { ...third!, booking_status: 'confirmed' as const };

  expect(loyaltyRound([first!, second!, third!])).toEqual({ done: 3, isEarned: true });
  expect(loyaltyRound([ahead, second!, first!])).toEqual({ done: 3, isEarned: false });
});
