import { randomRuns } from '@freely/tools/testing/random-runs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingStatuses } from './booking-status.ts';
import { giftProgress, giftsEarned } from './gifts.ts';

const bookingsOf = (count: number, parts: Partial<Booking> = {}): Booking[] =>
  Array.from({ length: count }, (_, index) => ({
    status: 'completed',
    isPaid: true,
    total: 3_000,
    createdAt: new Date(Date.UTC(2026, index, 1)),
    ...parts,
  }));
type Booking = Parameters<typeof giftProgress>[0][number];

describe('the progress towards a gift', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 1],
    [6, 3],
  ])('%i bookings show as %i', (count, done) => {
    expect(giftProgress(bookingsOf(count)).done).toBe(done);
  });

  test('leaves out unpaid, free and cancelled bookings', () => {
    expect(
      giftProgress([
        ...bookingsOf(1),
        ...bookingsOf(1, { isPaid: false, status: 'confirmed' }),
        ...bookingsOf(1, { total: 0 }),
        ...bookingsOf(1, { status: 'cancelled_by_customer' }),
        ...bookingsOf(1, { status: 'cancelled_by_practitioner' }),
      ]).done,
    ).toBe(1);
  });

  test('a full round is earned once its own three bookings are over', () => {
    const [first, second, third] = bookingsOf(3);
    const upcoming = { ...third!, status: 'confirmed' as const };

    expect(giftProgress([first!, second!, third!])).toEqual({ done: 3, isEarned: true });
    expect(giftProgress([upcoming, second!, first!])).toEqual({ done: 3, isEarned: false });
  });

  test('agrees with the number of gifts, whatever the bookings', () => {
    const booking = fc.record({
      status: fc.constantFrom(...bookingStatuses),
      isPaid: fc.boolean(),
      total: fc.constantFrom(0, 50, 9_000),
      createdAt: fc.date({ noInvalidDate: true }),
    });
    fc.assert(
      fc.property(fc.array(booking, { maxLength: 12 }), (bookings) => {
        const counted = bookings.filter(
          ({ status, isPaid, total }) => isPaid && total > 0 && !status.startsWith('cancelled'),
        ).length;
        const { done } = giftProgress(bookings);

        expect(counted % 3).toBe(done % 3);
        expect(done === 0).toBe(counted === 0);
        expect(giftsEarned(counted)).toBe((counted - (counted % 3)) / 3);
      }),
      randomRuns({ quick: 200, long: 2000 }),
    );
  });
});
