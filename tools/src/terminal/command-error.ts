/** What the exit codes of a command mean, for pipelines. */
export const EXIT_CODES = {
  done: 0,
  refused: 1,
  misused: 2,
  unreachable: 3,
} as const;

export const exitCodesHelp = `Exit codes: 0 done, 1 refused or failed, 2 misused, 3 the store or the API cannot be reached, 130 stopped before its end`;

/** Given in a way that makes no sense. */
export class Misuse extends Error {
  override name = 'Misuse';
  readonly exitCode = EXIT_CODES.misused;
}

/** What has to be reached is not there at the moment; trying again later may help. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly exitCode = EXIT_CODES.unreachable;
}

/** The exit code of whatever a command threw. */
export function exitCodeOf(error: unknown): number {
  const { exitCode } = (error ?? {}) as { exitCode?: unknown };

  return typeof exitCode === 'number' ? exitCode : EXIT_CODES.refused;
}
