import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { freeTimesFor } from './free-times.ts';

const day = '2026-12-01';
const start = (time: string, ...reasons: ('booking' | 'break' | 'too_far' | 'travel')[]) => ({
  time,
  offered: reasons.length === 0,
  reasons: reasons.map((reason) => ({ reason })),
});
// 10:00 to 12:00.
const booking = bookingWith({ id: 1, date: '2026-12-01T10:00:00.000Z' });

test('a booking can be moved by a quarter of an hour, overlapping its old time', () => {
  expect(
    freeTimesFor({
      day,
      booking,
      others: [booking],
      starts: [
        start('08:00'),
        start('09:00', 'break'),
        start('09:45', 'booking'),
        start('10:15', 'booking', 'travel'),
        start('11:00', 'booking', 'break'),
      ],
    }),
  ).toEqual(['08:00', '09:45', '10:15']);
});

test('a booking cannot be moved over another one', () => {
  const next = bookingWith({ id: 2, date: '2026-12-01T12:00:00.000Z' });
  expect(
    freeTimesFor({
      day,
      booking,
      others: [booking, next],
      starts: [start('10:00', 'booking'), start('10:15', 'booking'), start('13:00', 'booking')],
    }),
  ).toEqual(['10:00']);
});

test('a booking at a place that is too far away for a new one is moved like any other (D97)', () => {
  expect(
    freeTimesFor({
      day,
      booking,
      others: [booking],
      starts: [
        start('08:00', 'too_far'),
        start('09:00', 'too_far', 'break'),
        start('09:45', 'too_far', 'booking'),
        start('13:00', 'too_far', 'booking'),
      ],
    }),
  ).toEqual(['08:00', '09:45']);
});
