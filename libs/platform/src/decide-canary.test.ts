import { expect, test } from '@jest/globals';
import type { CountedMinute } from './canary-evidence.ts';
import { type CanaryCase, decideCanary } from './decide-canary.ts';

const bad: CountedMinute[] = Array(8).fill({
  canary: { visitors: 25, struck: 4 },
  active: { visitors: 230, struck: 0 },
});
const good: CountedMinute[] = Array(8).fill({
  canary: { visitors: 25, struck: 0 },
  active: { visitors: 230, struck: 1 },
});
const decide = (minutes: CountedMinute[], parts: Partial<CanaryCase> = {}) =>
  decideCanary({
    ...{ canary: '1.4.0', active: '1.3.2', minutes },
    ...{ strikingNetworks: 20, leastNetworks: 5, ageMinutes: 120, promotesInMinutes: null },
    ...parts,
  });

test('a worse canary is aborted, with the counts in words', () => {
  expect(decide(bad)).toEqual({
    verb: 'abort',
    reason: '32 of 200 visits met an error in 1.4.0, against 0 of 1,840 in 1.3.2.',
  });
});

test('not by failures from a few networks, however many they are', () => {
  expect(decide(bad, { strikingNetworks: 1 })).toEqual({
    verb: 'wait',
    reason: expect.stringContaining('but the failures came from 1 network only.'),
  });
});

test('a healthy canary is promoted when that was asked for, and its time has come', () => {
  expect(decide(good, { promotesInMinutes: 0 })).toEqual({
    verb: 'promote',
    reason: '0 of 200 visits met an error in 1.4.0, against 8 of 1,840 in 1.3.2 in 120 minutes.',
  });
  expect(decide(good, { promotesInMinutes: 1 }).verb).toBe('wait');
  expect(decide(good).verb).toBe('wait');
});

test('a canary that hardly anybody has seen is not promoted', () => {
  expect(decide(good.slice(0, 1), { promotesInMinutes: 0 })).toEqual({
    verb: 'wait',
    reason: expect.stringContaining('it needs 50 visits before it is promoted.'),
  });
});

test('a worse canary is not promoted, even if it may not be aborted', () => {
  expect(decide(bad, { promotesInMinutes: 0, strikingNetworks: 1 }).verb).toBe('wait');
});
