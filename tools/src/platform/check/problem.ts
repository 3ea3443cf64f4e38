/** A reason not to release, with the way out. */
export interface Problem {
  /** What it does not go together with: `shell 1.4.0 (previous)`, `the API`, `its budget`. */
  readonly beside: string;
  readonly problem: string;
  readonly mend: string;
}

export interface CheckResult {
  readonly problems: readonly Problem[];
  /** What is worth knowing, and no reason to refuse. */
  readonly notes: readonly string[];
}

/** One sentence each, for the log of what was forced past them. */
export function problemSentences(problems: readonly Problem[]): string[] {
  return problems.map(({ beside, problem }) => `beside ${beside}: ${problem}`);
}

export function problemLines({ problems, notes }: CheckResult): string[] {
  return [
    ...problems.flatMap(({ beside, problem, mend }) => [
      `  beside ${beside}: ${problem}`,
      `    ${mend}`,
    ]),
    ...notes.map((note) => `  ${note}`),
  ];
}
