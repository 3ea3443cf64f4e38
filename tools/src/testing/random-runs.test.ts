import { afterEach, expect, test } from '@jest/globals';
import { randomRuns } from './random-runs.ts';

const { TEST_LONG, TEST_SEED } = process.env;
afterEach(() => give({ TEST_LONG, TEST_SEED }));

/** Empty is as good as not given. */
function give(given: { TEST_LONG?: string | undefined; TEST_SEED?: string | undefined }): void {
  process.env.TEST_LONG = given.TEST_LONG ?? '';
  process.env.TEST_SEED = given.TEST_SEED ?? '';
}

const runs = { quick: 10, long: 1000 };

test('a run is quick unless a long one is asked for', () => {
  give({});
  expect(randomRuns(runs).numRuns).toBe(10);

  give({ TEST_LONG: '1' });
  expect(randomRuns(runs).numRuns).toBe(1000);
});

test('the seed is the given one, and otherwise new each time', () => {
  give({ TEST_SEED: '-42' });
  expect(randomRuns(runs).seed).toBe(-42);

  give({});
  expect(Number.isInteger(randomRuns(runs).seed)).toBe(true);
  expect(new Set([1, 2, 3].map(() => randomRuns(runs).seed)).size).toBeGreaterThan(1);
});

test('a seed that is no integer is refused', () => {
  give({ TEST_SEED: 'luck' });

  expect(() => randomRuns(runs)).toThrow('TEST_SEED is "luck"');
});
