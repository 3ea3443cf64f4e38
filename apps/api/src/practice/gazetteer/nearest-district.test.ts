import { expect, test } from '@jest/globals';
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
