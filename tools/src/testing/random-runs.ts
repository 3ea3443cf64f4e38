// The number of runs and the seed of tests with random input.

export interface RandomRuns {
  readonly numRuns: number;
  readonly seed: number;
}

/**
 * Parameters for `fc.assert`, which prints the seed of a failure: `TEST_SEED=<seed>` repeats its runs.
 * `TEST_RUNS=<number>` sets how many there are.
 * @param runs `quick` for `npm test`, `long` for `npm run test:long` (TEST_LONG).
 */
export function randomRuns(runs: { quick: number; long: number }): RandomRuns {
  return {
    numRuns: integerFrom('TEST_RUNS') ?? (process.env.TEST_LONG ? runs.long : runs.quick),
    seed: integerFrom('TEST_SEED') ?? Math.floor(Math.random() * 2 ** 31),
  };
}

function integerFrom(name: string): number | undefined {
  const given = process.env[name];
  if (!given) return undefined;
  if (!/^-?\d+$/.test(given)) throw new Error(`${name} is "${given}": it must be an integer.`);

  return Number(given);
}
