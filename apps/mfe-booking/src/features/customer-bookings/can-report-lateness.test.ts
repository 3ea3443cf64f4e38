import type { Booking } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/fixtures.ts';
import { canReportLateness } from './can-report-lateness.ts';

// 11:15 to 12:30 in winter, when London time is UTC.
const booking = bookingWith({ paid: true });
const dispute = {
  state: 'awaits_practitioner',
  opened_at: '2026-12-03T11:40:00.000Z',
  reported_at: '2026-12-03T11:40:00.000Z',
  minutes_late: 25,
  customer_words: '',
  answer_until: '2026-12-04T11:40:00.000Z',
  contested_at: null,
  practitioner_words: '',
  settled_at: null,
  outcome: null,
  reason: '',
} as const satisfies Booking['dispute'];

test.each([
  ['2026-12-03T11:35:00.000Z', false],
  ['2026-12-03T11:35:00.001Z', true],
  ['2026-12-04T12:30:00.000Z', true],
  ['2026-12-04T12:30:00.001Z', false],
])('at %s: %s', (now, expected) => {
  expect(canReportLateness(booking, new Date(now))).toBe(expected);
});

test('until the time that the API names, which a no-show that was marked late moves on', () => {
  const report_until = '2026-12-05T12:29:00.000Z';
  const missed = { ...booking, booking_status: 'no_show_customer', report_until } as const;

  expect(canReportLateness(missed, new Date(report_until))).toBe(true);
  expect(canReportLateness(missed, new Date('2026-12-05T12:29:00.001Z'))).toBe(false);
});

test.each<[string, Partial<Booking>, boolean]>([
  ['unpaid', { paid: false }, false],
  ['cancelled', { booking_status: 'cancelled_by_practitioner' }, false],
  ['marked as missed by the customer', { booking_status: 'no_show_customer' }, true],
  ['completed', { booking_status: 'completed' }, true],
  ['already reported', { dispute }, false],
  ['contested by the other side only', { dispute: { ...dispute, reported_at: null } }, true],
])('a booking that is %s: %s', (_what, parts, expected) => {
  const now = new Date('2026-12-03T12:00:00.000Z');

  expect(canReportLateness({ ...booking, ...parts }, now)).toBe(expected);
});
