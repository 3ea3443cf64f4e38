// The number of runs and the seed of tests with random input.

export interface RandomRuns {
  readonly numRuns: number;
  readonly seed: number;
}

/**
 * Parameters for `fc.assert`, which prints the seed of a failure: `TEST_SEED=<seed>` repeats its runs.
 * @param runs `quick` for `npm test`, `long` for `npm run test:long` (TEST_LONG).
 */
export function randomRuns(runs: { quick: number; long: number }): RandomRuns {
  return { numRuns: process.env.TEST_LONG ? runs.long : runs.quick, seed: seed() };
}

function seed(): number {
  const given = process.env.TEST_SEED;
  if (!given) return Math.floor(Math.random() * 2 ** 31);
  if (!/^-?\d+$/.test(given)) throw new Error(`TEST_SEED is "${given}": it must be an integer.`);
  return Number(given);
}
