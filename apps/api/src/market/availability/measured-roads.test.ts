import { traffics } from '@freely/domain/travel-time';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupRoads, keyOf, measuredBy } from './measured-roads.ts';

const cell = fc.record({
  latCell: fc.integer({ min: 0, max: 3 }),
  lonCell: fc.integer({ min: 0, max: 3 }),
});
const road = fc.record({ from: cell, to: cell, traffic: fc.constantFrom(...traffics) });

test('grouped roads are those that are wanted, each once: nothing else is paid for', () => {
  fc.assert(
    fc.property(fc.array(road), (roads) => {
      const requested = groupRoads(roads).flatMap(({ traffic, origins, destinations }) =>
        origins.flatMap((from) => destinations.map((to) => keyOf({ from, to, traffic }))),
      );
      expect(requested.sort()).toEqual([...new Set(roads.map(keyOf))].sort());
    }),
    randomRuns({ quick: 200, long: 5000 }),
  );
});

test('the roads to one place are one group, and those from it another', () => {
  const here = { latCell: 0, lonCell: 0 };
  const there = [1, 2, 3].map((latCell) => ({ latCell, lonCell: 1 }));
  const roads = there.flatMap((each) => [
    { from: here, to: each, traffic: 'day' as const },
    { from: each, to: here, traffic: 'day' as const },
  ]);

  expect(groupRoads(roads)).toEqual([
    { traffic: 'day', origins: there, destinations: [here] },
    { traffic: 'day', origins: [here], destinations: there },
  ]);
});

test('a road that was asked for in vain is known, and is not missing', () => {
  const missing: unknown[] = [];
  const measured = measuredBy(
    [
      [1, 2, 3, 4, 0, 25],
      [1, 2, 3, 4, 1, null],
    ],
    (each) => missing.push(each),
  );
  const [from, to] = [
    { latCell: 1, lonCell: 2 },
    { latCell: 3, lonCell: 4 },
  ];

  expect(traffics.map((traffic) => measured(from, to, traffic))).toEqual([25, null, null]);
  expect(missing).toEqual([{ from, to, traffic: 'night' }]);
});
