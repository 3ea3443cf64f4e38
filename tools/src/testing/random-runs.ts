// How often a test with random input runs, and where its luck begins.

export interface RandomRuns {
  readonly numRuns: number;
  readonly seed: number;
}

/**
 * For `fc.assert`, which names the seed when it fails: `TEST_SEED=<seed>` begins the same runs again.
 * @param runs `quick` for every run of the tests, `long` for `npm run test:long` (TEST_LONG).
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
