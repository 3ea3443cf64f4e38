import { Misuse } from '../../terminal/command-error.ts';

/** What follows a verb on the command line. */
export type VerbOptions = Readonly<Record<string, string | boolean | undefined>>;

export interface Verb {
  readonly usage: string;
  readonly about: string;
  /** More for `--help` of the verb. */
  readonly help?: string;
  /** @returns the exit code */
  run(args: readonly string[], options: VerbOptions): Promise<number>;
}

/** @throws when a change is to be made without saying why */
export function requireReason({ reason }: VerbOptions): string {
  if (typeof reason === 'string' && reason.trim()) return reason;
  throw new Misuse('Say why, with --reason: it stands in the log.');
}

/** The reason that was given, or what stands in the log without one. */
export function reasonOr({ reason }: VerbOptions, otherwise: string): string {
  return typeof reason === 'string' && reason.trim() ? reason : otherwise;
}

/** Prints lines for people, or the value behind them for a pipeline. */
export function print(options: VerbOptions, value: unknown, lines: readonly string[]): void {
  console.log(options.json ? JSON.stringify(value, null, 2) : lines.join('\n'));
}
