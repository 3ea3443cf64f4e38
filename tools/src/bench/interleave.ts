// Times several ways of answering the same questions, turn by turn, so that a busy moment of the
// machine hits all of them alike.

import { quantile } from './quantile.ts';

export interface Contender<Question> {
  name: string;
  answer(question: Question): Promise<unknown>;
}

export interface Timing {
  name: string;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

export async function interleave<Question>(
  contenders: Contender<Question>[],
  questions: Question[],
): Promise<Timing[]> {
  const times = contenders.map((): number[] => []);
  for (const [round, question] of questions.entries()) {
    for (const turn of contenders.keys()) {
      // Another one begins each round: the first finds colder caches.
      const at = (turn + round) % contenders.length;
      const started = performance.now();
      await contenders[at]?.answer(question);
      times[at]?.push(performance.now() - started);
    }
  }
  return contenders.map(({ name }, at) => {
    const taken = times[at] ?? [];
    return { name, p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
  });
}
