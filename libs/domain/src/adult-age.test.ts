import { expect, test } from '@jest/globals';
import { isAdult } from './adult-age.ts';

test.each([
  ['2008-11-20', '2026-11-20', true],
  ['2008-11-21', '2026-11-20', false],
  ['1950-01-01', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', false],
  ['2008-02-29', '2026-02-27', false],
  ['2008-02-29', '2026-02-28', true],
  ['2010-02-28', '2028-02-28', true],
  ['2010-03-01', '2028-02-29', false],
])('born on %s, adult on %s: %s', (birthday, today, expected) => {
  expect(isAdult(birthday, today)).toBe(expected);
});
