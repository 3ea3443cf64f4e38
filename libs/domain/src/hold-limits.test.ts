import { randomRuns } from '@freely/tools/testing/random-runs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type HoldFacts, type HoldLimits, holdRefusal, pauseAfterLapses } from './hold-limits.ts';

const minute = 60_000;
const now = Date.parse('2026-07-01T12:00:00Z');
const hours = (from: number, to: number) => ({
  from: now + from * 60 * minute,
  to: now + to * 60 * minute,
});
const limits: HoldLimits = { customer: 3, network: 60, practitionerDay: 6, freeLapses: 3 };
const facts: HoldFacts = {
  now,
  wanted: hours(48, 49),
  openHolds: [],
  hasPaid: false,
  isEmailConfirmed: false,
  isLifted: false,
  lapses: 0,
  lastLapse: 0,
  moves: 0,
  lastMove: 0,
  openInNetwork: 0,
  openOnDay: 0,
};
const held = (from: number, minutesLeft = 15) => ({
  ...hours(from, from + 1),
  heldUntil: now + minutesLeft * minute,
});
const reason = (parts: Partial<HoldFacts>) => holdRefusal({ ...facts, ...parts }, limits)?.reason;

test('a first hold needs nothing', () => {
  expect(holdRefusal(facts, limits)).toBeNull();
});

test('a hold may begin where another of the same customer ends', () => {
  const [isEmailConfirmed, touching] = [true, [held(47), held(49)]];

  expect(reason({ isEmailConfirmed, openHolds: touching })).toBeUndefined();
  expect(reason({ isEmailConfirmed, openHolds: [held(48.5)] })).toBe('overlap');
});

test('a patch test is at no time of another hold, and no hold of its own', () => {
  const test = { ...held(24), isPatchTest: true };
  const wantedTest = hours(24.5, 25);

  expect(reason({ openHolds: [test] })).toBeUndefined();
  expect(reason({ openHolds: [test], wanted: hours(24.5, 25) })).toBe('overlap');
  expect(reason({ openHolds: [held(24)], wantedTest, hasPaid: true })).toBe('overlap');
  expect(reason({ openHolds: [held(25)], wantedTest, hasPaid: true })).toBeUndefined();
});

test('the fourth waits for the first of three to end', () => {
  const openHolds = [held(1, 9), held(3, 4), held(5, 12)];

  expect(holdRefusal({ ...facts, openHolds, hasPaid: true }, limits)).toEqual({
    reason: 'too_many',
    until: now + 4 * minute,
  });
});

test('free bookings to come keep nobody from one that is paid, nor holds from a free one', () => {
  const free = (from: number) => ({ ...held(from), isFree: true });
  const known = { isEmailConfirmed: true, openHolds: [free(1), free(3), free(5)] };
  const wanted = { ...facts.wanted, isFree: true };

  expect(reason(known)).toBeUndefined();
  expect(reason({ ...known, wanted })).toBe('too_many_free');
  expect(reason({ ...known, openHolds: [held(1), held(3), held(5)], wanted })).toBeUndefined();
  expect(reason({ ...known, openHolds: [free(48.5)] })).toBe('overlap');
});

test('a second one needs a confirmed email, or a payment', () => {
  const openHolds = [held(1)];

  expect(reason({ openHolds })).toBe('email_not_confirmed');
  expect(reason({ openHolds, isEmailConfirmed: true })).toBeUndefined();
  expect(reason({ openHolds, hasPaid: true })).toBeUndefined();
});

describe('the pause after holds that lapsed', () => {
  test('doubles from a minute to an hour', () => {
    const pauses = [3, 4, 5, 6, 9, 10, 40].map((lapses) => pauseAfterLapses(lapses, 3) / minute);
    expect(pauses).toEqual([0, 1, 2, 4, 32, 60, 60]);
  });

  test('ends at its instant', () => {
    const lapsed = (ago: number) => reason({ lapses: 4, lastLapse: now - ago, hasPaid: true });
    expect(lapsed(minute - 1)).toBe('pause');
    expect(lapsed(minute)).toBeUndefined();
  });

  test('never grows shorter with more lapses', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(1_000), (lapses, free) => {
        expect(pauseAfterLapses(lapses + 1, free)).toBeGreaterThanOrEqual(
          pauseAfterLapses(lapses, free),
        );
      }),
      randomRuns({ quick: 100, long: 2_000 }),
    );
  });
});

test('what strangers hold counts only against accounts that have never paid', () => {
  expect(reason({ openInNetwork: 60 })).toBe('network');
  expect(reason({ openOnDay: 6 })).toBe('practitioner_day');
  expect(reason({ openInNetwork: 59, openOnDay: 5 })).toBeUndefined();
  expect(reason({ openInNetwork: 1_000, openOnDay: 50, hasPaid: true })).toBeUndefined();
});

test('an account whose limits are lifted meets none, but cannot be at two places at once', () => {
  const openHolds = [held(47), held(49), held(50), held(51)];
  const beyondAll = { openHolds, lapses: 9, lastLapse: now, openInNetwork: 99, openOnDay: 99 };

  expect(reason(beyondAll)).toBe('too_many');
  expect(reason({ ...beyondAll, isLifted: true })).toBeUndefined();
  expect(reason({ openHolds: [held(48.5)], isLifted: true })).toBe('overlap');
});
