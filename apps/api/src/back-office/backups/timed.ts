/** A step of a command, for its report. */
export interface Step {
  readonly name: string;
  readonly outcome: string;
  readonly seconds: number;
}

export async function timed(name: string, work: () => Promise<string>): Promise<Step> {
  const start = performance.now();
  const outcome = await work();

  return { name, outcome, seconds: Math.round((performance.now() - start) / 10) / 100 };
}
