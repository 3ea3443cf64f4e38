import { randomRuns } from '@freely/tools/testing/random-runs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canAccept, isShortNotice } from './rescheduling.ts';

const now = new Date('2026-12-01T10:00:00.000Z');
const day = 24 * 3_600_000;
const ahead = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('a move is at short notice when either start is within 24 hours, exactly then included', () => {
  const far = ahead(3 * day);

  expect(isShortNotice({ from: far, to: ahead(day + 1) }, now)).toBe(false);
  expect(isShortNotice({ from: far, to: ahead(day) }, now)).toBe(true);
  expect(isShortNotice({ from: ahead(day), to: far }, now)).toBe(true);
});

test('it makes no difference which way a booking is moved', () => {
  const offset = fc.integer({ min: -2 * day, max: 3 * day });
  fc.assert(
    fc.property(offset, offset, (one, other) => {
      const [from, to] = [ahead(one), ahead(other)];

      expect(isShortNotice({ from, to }, now)).toBe(isShortNotice({ from: to, to: from }, now));
      expect(isShortNotice({ from, to }, now)).toBe(Math.min(one, other) <= day);
    }),
    randomRuns({ quick: 200, long: 2000 }),
  );
});

test('the customer can accept until the start, unless the booking was cancelled', () => {
  const booking = { status: 'confirmed', awaitsAcceptance: true, startsAt: ahead(1), now } as const;

  expect(canAccept(booking)).toBe(true);
  expect(canAccept({ ...booking, startsAt: now })).toBe(false);
  expect(canAccept({ ...booking, status: 'cancelled_by_customer' })).toBe(false);
  expect(canAccept({ ...booking, awaitsAcceptance: false })).toBe(false);
});
