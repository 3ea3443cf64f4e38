import { expect, test } from '@jest/globals';
import { type BookingStage, bookingStage } from './booking-stage.ts';
import { type BookingStatus, bookingStatuses } from './booking-status.ts';

const startsAt = new Date('2026-12-03T11:15:00Z');
const stageAt = (status: BookingStatus, isPaid: boolean, now: number): BookingStage =>
  bookingStage({ status, isPaid, startsAt, now: new Date(now) });

test('a paid booking is upcoming until the instant of its start', () => {
  expect(stageAt('confirmed', true, startsAt.getTime() - 1)).toBe('upcoming');
  expect(stageAt('confirmed', true, startsAt.getTime())).toBe('begun');
  expect(stageAt('completed', true, startsAt.getTime() + 1)).toBe('begun');
});

test('what was cancelled or missed is told whether or not it was paid, before and after its start', () => {
  const others = bookingStatuses.filter((each) => each !== 'confirmed' && each !== 'completed');
  for (const status of others) {
    for (const isPaid of [true, false]) {
      expect(stageAt(status, isPaid, startsAt.getTime() - 1)).toBe(status);
      expect(stageAt(status, isPaid, startsAt.getTime() + 1)).toBe(status);
    }
  }
});

test('who came too late is not said to have stayed away', () => {
  const facts = { isPaid: true, startsAt, now: startsAt };

  expect(bookingStage({ ...facts, status: 'no_show_practitioner', minutesLate: 35 })).toBe(
    'late_practitioner',
  );
  expect(bookingStage({ ...facts, status: 'no_show_practitioner', minutesLate: null })).toBe(
    'no_show_practitioner',
  );
  // A report that was settled for the practitioner stays with the booking.
  expect(bookingStage({ ...facts, status: 'completed', minutesLate: 35 })).toBe('begun');
});

test('a hold is unpaid', () => {
  expect(stageAt('confirmed', false, startsAt.getTime() - 1)).toBe('unpaid');
});
