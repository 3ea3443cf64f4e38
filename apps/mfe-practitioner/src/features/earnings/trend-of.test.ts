import { expect, test } from '@jest/globals';
import { trendOf } from './trend-of.ts';

test('the trend has every month between the first and the last, and no more than twelve', () => {
  expect(trendOf([])).toEqual([]);
  expect(
    trendOf([
      { month: '2027-01', net: 30 },
      { month: '2026-11', net: 10 },
    ]),
  ).toEqual([
    { month: '2026-11', net: 10 },
    { month: '2026-12', net: 0 },
    { month: '2027-01', net: 30 },
  ]);
  const long = trendOf([
    { month: '2027-01', net: 30 },
    { month: '2024-11', net: 10 },
  ]);
  expect([long.length, long[0]?.month]).toEqual([12, '2026-02']);
});
