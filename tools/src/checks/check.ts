// A check can pass or fail, and describes its failures.

/** A failed test, or a tool that found a problem. */
export interface Failure {
  /** The file and the title: `apps/api/…/checkout.test.ts › one of two gets the slot`. */
  what: string;
  /** The command that runs only this. */
  rerun: string;
  /** Paths from the root of files that show what happened: a screenshot, a trace. */
  evidence: readonly string[];
}

export interface CheckResult {
  /** The number of tests, packages or tools that passed. */
  passed: number;
  /** How many of these were not run again, since nothing that they depend on has changed. Default: none. */
  cached?: number;
  failures: readonly Failure[];
  /** Output of the tool. Shown in full when something failed, otherwise not at all. */
  output: string;
}

export interface Check {
  title: string;
  /** Starts when these have passed; counts as failed when one of them failed. */
  needs?: readonly Check[];
  /** Starts when these have ended, with any result: for checks that would compete for the cores. */
  after?: readonly Check[];
  /** @param log prints a line of progress */
  run(log: (line: string) => void): Promise<CheckResult>;
}

/** The same checks, to run one after another: for checks that would compete for one core. */
export function inSequence(checks: readonly Check[]): Check[] {
  const chain: Check[] = [];
  for (const check of checks) {
    const before = chain.at(-1);
    chain.push(before ? { ...check, after: [before] } : check);
  }

  return chain;
}
