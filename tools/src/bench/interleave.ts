// Measures several implementations with the same inputs, interleaved, so that other load on the
// machine affects all of them alike.

import { quantile } from './quantile.ts';

export interface Contender<Input> {
  name: string;
  run(input: Input): Promise<unknown>;
}

export interface Timing {
  name: string;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

export async function interleave<Input>(
  contenders: Contender<Input>[],
  inputs: Input[],
): Promise<Timing[]> {
  const times = contenders.map((): number[] => []);
  for (const [round, input] of inputs.entries()) {
    for (const offset of contenders.keys()) {
      // Each round starts with another contender: the first one finds colder caches.
      const at = (offset + round) % contenders.length;
      const started = performance.now();
      await contenders[at]?.run(input);
      times[at]?.push(performance.now() - started);
    }
  }
  return contenders.map(({ name }, at) => {
    const taken = times[at] ?? [];
    return { name, p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
  });
}
