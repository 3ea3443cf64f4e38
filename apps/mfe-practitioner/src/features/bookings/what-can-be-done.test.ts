import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { whatCanBeDone } from './what-can-be-done.ts';

// Two hours long.
const booking = bookingWith({ date: '2026-11-21T09:00:00.000Z' });
const at = (time: string) => whatCanBeDone(booking, new Date(time));

test('a paid, confirmed booking is edited or cancelled until it begins', () => {
  expect(at('2026-11-21T08:59:59Z').isEditable).toBe(true);
  expect(at('2026-11-21T09:00:00Z').isEditable).toBe(false);
  const before = new Date('2026-11-20T09:00:00Z');
  expect(whatCanBeDone({ ...booking, paid: false }, before).isEditable).toBe(false);
  expect(
    whatCanBeDone({ ...booking, booking_status: 'cancelled_by_customer' }, before).isEditable,
  ).toBe(false);
});

test('a no-show is marked from 20 minutes after the start until 24 hours after the end', () => {
  expect(at('2026-11-21T09:19:59Z').isMissable).toBe(false);
  expect(at('2026-11-21T09:20:00Z').isMissable).toBe(true);
  expect(at('2026-11-22T11:00:00Z').isMissable).toBe(true);
  expect(at('2026-11-22T11:00:01Z').isMissable).toBe(false);
  expect(
    whatCanBeDone(
      { ...booking, booking_status: 'no_show_customer' },
      new Date('2026-11-21T10:00:00Z'),
    ).isMissable,
  ).toBe(false);
});
