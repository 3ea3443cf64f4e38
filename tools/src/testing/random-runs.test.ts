import { afterEach, expect, test } from '@jest/globals';
import { randomRuns } from './random-runs.ts';

const names = ['TEST_LONG', 'TEST_SEED', 'TEST_RUNS'] as const;
type Variables = { [name in (typeof names)[number]]?: string | undefined };

const { TEST_LONG, TEST_SEED, TEST_RUNS } = process.env;
afterEach(() => setVariables({ TEST_LONG, TEST_SEED, TEST_RUNS }));

/** An empty variable counts as not set. */
function setVariables(values: Variables) {
  for (const name of names) process.env[name] = values[name] ?? '';
}

const runs = { quick: 10, long: 1000 };

test('runs are quick unless TEST_LONG is set', () => {
  setVariables({});
  expect(randomRuns(runs).numRuns).toBe(10);

  setVariables({ TEST_LONG: '1' });
  expect(randomRuns(runs).numRuns).toBe(1000);
});

test('TEST_RUNS sets their number', () => {
  setVariables({ TEST_LONG: '1', TEST_RUNS: '50000' });

  expect(randomRuns(runs).numRuns).toBe(50_000);
});

test('the seed is TEST_SEED, or a new one each time', () => {
  setVariables({ TEST_SEED: '-42' });
  expect(randomRuns(runs).seed).toBe(-42);

  setVariables({});
  expect(Number.isInteger(randomRuns(runs).seed)).toBe(true);
  expect(new Set([1, 2, 3].map(() => randomRuns(runs).seed)).size).toBeGreaterThan(1);
});

test('a seed that is not an integer is refused', () => {
  setVariables({ TEST_SEED: 'luck' });

  expect(() => randomRuns(runs)).toThrow('TEST_SEED is "luck"');
});
