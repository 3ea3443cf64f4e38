import { expect, test } from '@jest/globals';
import { isAtMost, isInRange } from './version-range.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['19.3.1', '^19.3.0', true],
  ['1.4.0-abc1234', '^1.3.0', true],
])('%s in %s: %s', (version, range, isIn) => {
  expect(isInRange(version, range)).toBe(isIn);
});

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.10.0', true],
  ['2.0.0', '1.10.0', false],
  ['1.2.4', '1.2.3', false],
])('%s is at most %s: %s', (version, other, isEarlier) => {
  expect(isAtMost(version, other)).toBe(isEarlier);
});
