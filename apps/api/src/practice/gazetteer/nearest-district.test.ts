import { milesBetween } from '@freely/domain/geo';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readGazetteer } from './gazetteer.ts';
import { nearestDistrict } from './nearest-district.ts';

test.each([
  ['Battersea', 51.4652, -0.1708, 'SW11', 'London'],
  ['Leeds', 53.7997, -1.5492, 'LS1', 'Leeds'],
  ['Aberdeen', 57.15, -2.09, 'AB10', 'Aberdeen'],
])('%s lies in a district of its own town', (_place, lat, lon, code, town) => {
  const found = nearestDistrict({ lat, lon });

  expect(found?.town).toBe(town);
  expect(found?.code.replace(/\d.*/, '')).toBe(code.replace(/\d.*/, ''));
});

test('points at sea and in other countries are in no district', () => {
  expect([
    nearestDistrict({ lat: 0, lon: 0 }),
    nearestDistrict({ lat: 48.85, lon: 2.35 }),
    nearestDistrict({ lat: 58, lon: -14 }),
  ]).toEqual([null, null, null]);
});

test('it is the first of all districts that are nearest', () => {
  const britain = fc.record({
    lat: fc.double({ min: 49, max: 61.5, noNaN: true }),
    lon: fc.double({ min: -9, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(britain, (point) => {
      const [nearest] = [...readGazetteer().districts.values()]
        .map((district) => ({ code: district.code, miles: milesBetween(point, district) }))
        .filter(({ miles }) => miles < 30)
        .sort((one, other) => one.miles - other.miles);

      expect(nearestDistrict(point)?.code).toBe(nearest?.code);
    }),
    randomRuns({ quick: 30, long: 1000 }),
  );
});
