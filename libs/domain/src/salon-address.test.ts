import { expect, test } from '@jest/globals';
import { isSamePlace } from './salon-address.ts';

const here = { postcode: 'SW11 4NB', lat: 51.4752, lon: -0.1631 };
const metresNorth = (metres: number) => here.lat + metres / 111_195;
const metresEast = (metres: number) =>
  here.lon + metres / 111_195 / Math.cos((here.lat * Math.PI) / 180);

test.each([
  ['nothing changes', {}, true],
  ['the postcode is spelt in another way', { postcode: 'sw114nb' }, true],
  ['the point is 140 m to the north', { lat: metresNorth(140) }, true],
  ['the point is 140 m to the east', { lon: metresEast(140) }, true],
  ['the point is 160 m to the north', { lat: metresNorth(160) }, false],
  ['the point is 160 m to the east', { lon: metresEast(160) }, false],
  ['the postcode is another', { postcode: 'SW11 4NA' }, false],
])('%s', (_what, change, isSame) => {
  expect(isSamePlace(here, { ...here, ...change })).toBe(isSame);
  expect(isSamePlace({ ...here, ...change }, here)).toBe(isSame);
});
