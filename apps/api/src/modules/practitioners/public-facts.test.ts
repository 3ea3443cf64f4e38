import { expect, test } from '@jest/globals';
import { isRecentlyJoined, monthsOfExperience, nearestHalf, reviewerName } from './public-facts.ts';

test.each([
  [null, 0],
  [undefined, 0],
  [4.2, 4],
  [4.25, 4.5],
  [4.74, 4.5],
  [4.75, 5],
])('%s is shown as %s', (mean, shown) => {
  expect(nearestHalf(mean)).toBe(shown);
});

test.each([
  ['Grace Hopper', 'Grace H.'],
  ['  Grace   Brewster Hopper ', 'Grace H.'],
  ['Bea', 'Bea'],
  ['Émile Ångström', 'Émile Å.'],
  ['', ''],
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
  expect(monthsOfExperience(start, new Date('2026-11-20T12:00:00Z'))).toBe(months);
});

test('recently means within ninety days', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  expect(isRecentlyJoined(new Date('2026-08-23T12:00:00Z'), now)).toBe(true);
  expect(isRecentlyJoined(new Date('2026-08-22T12:00:00Z'), now)).toBe(false);
});
