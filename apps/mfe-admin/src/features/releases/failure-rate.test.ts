import { expect, test } from '@jest/globals';
import { failureRate } from './failure-rate.ts';

test.each([
  [0, 0, 0],
  [100, 0, 0],
  [200, 3, 0.015],
  [6, 220, 1],
  [0, 5, 1],
])('of %i pages with %i failures, the share that failed is %f', (pages, failures, rate) => {
  expect(failureRate({ pages, failures })).toBe(rate);
});
