import { expect, test } from '@jest/globals';
import { nearestHalf } from './ratings.ts';

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
