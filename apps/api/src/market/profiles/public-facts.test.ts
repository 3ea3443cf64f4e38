import { expect, test } from '@jest/globals';
import { isRecentlyJoined, monthsOfExperience, reviewerName } from './public-facts.ts';

test.each([
  ['Grace Hopper', 'Grace H.'],
  ['  Grace   Brewster Hopper ', 'Grace H.'],
  ['Bea', 'Bea'],
  ['Émile Ångström', 'Émile Å.'],
  ['', ''],
  ['Former client', 'Former client'],
])('a client called "%s" is shown as "%s"', (name, shown) => {
  expect(reviewerName(name)).toBe(shown);
});

test.each([
  ['2026-11-01', 0],
  ['2026-10-20', 1],
  ['2026-10-21', 0],
  ['2018-08-20', 99],
  ['2027-01-01', 0],
  [null, 0],
])('since %s it has been %s months', (start, months) => {
  expect(monthsOfExperience(start, '2026-11-20')).toBe(months);
});

test('recently means within ninety days', () => {
  expect(isRecentlyJoined('2026-08-23', '2026-11-20')).toBe(true);
  expect(isRecentlyJoined('2026-08-22', '2026-11-20')).toBe(false);
});
