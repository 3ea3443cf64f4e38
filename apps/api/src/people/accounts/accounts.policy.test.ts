import { expect, test } from '@jest/globals';
import { isAdult } from './accounts.policy.ts';

test.each([
  ['2008-11-20', true],
  ['2008-11-21', false],
  ['1950-01-01', true],
  ['2026-11-20', false],
])('born on %s, adult on 20 November 2026: %s', (birthday, expected) => {
  expect(isAdult(birthday, '2026-11-20')).toBe(expected);
});
