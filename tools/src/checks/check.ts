// One thing that can pass or fail, and what it tells when it failed.

/** One failed test, or one tool that found something. */
export interface Failure {
  /** Where it is and what was expected: `apps/api/…/checkout.test.ts › one of two gets the slot`. */
  what: string;
  /** The command that runs just this. */
  rerun: string;
  /** Files that show what happened, from the root: a screenshot, a trace. */
  evidence: readonly string[];
}

export interface CheckResult {
  /** How many tests, packages or tools passed. */
  passed: number;
  failures: readonly Failure[];
  /** What the tool said. Shown in full, only when something failed. */
  output: string;
}

export interface Check {
  title: string;
  /** Begins when these have passed; is skipped as failed when one of them has not. */
  needs?: readonly Check[];
  /** Begins when these have ended, whatever came of them: two that would fight for the cores. */
  after?: readonly Check[];
  /** @param say prints a line of progress */
  run(say: (line: string) => void): Promise<CheckResult>;
}

/** The same checks, none beside another: for those that would fight for one core. */
export function inOrder(checks: readonly Check[]): Check[] {
  const chain: Check[] = [];
  for (const check of checks) {
    const before = chain.at(-1);
    chain.push(before ? { ...check, after: [before] } : check);
  }

  return chain;
}
