import type { OnEnd } from '../../terminal/command.ts';
import { Misuse } from '../../terminal/command-error.ts';

/** What follows a verb on the command line. */
export type VerbOptions = Readonly<Record<string, string | boolean | undefined>>;

export interface Verb {
  readonly usage: string;
  readonly about: string;
  /** More for `--help` of the verb. */
  readonly help?: string;
  /** How many arguments it takes at most. */
  readonly most: number;
  /** Its options, besides `--json`. */
  readonly options: readonly string[];
  /** @returns the exit code */
  run(args: readonly string[], options: VerbOptions, onEnd: OnEnd): Promise<number>;
}

/**
 * What a verb would not look at is refused: whoever wrote `--dry-run` must not change anything, nor
 * believe that a second unit was released.
 *
 * @throws Misuse that names it
 */
export function requireUnderstood(
  name: string,
  { most, options }: Pick<Verb, 'most' | 'options'>,
  args: readonly string[],
  given: VerbOptions,
): void {
  const surplus = args[most];
  if (surplus !== undefined) throw new Misuse(`${name} does not take "${surplus}" as well.`);
  const known = [...options, 'json', 'help'];
  const unknown = Object.keys(given).find((each) => !known.includes(each));
  if (unknown) throw new Misuse(`${name} has no --${unknown}.`);
}

/** @throws Misuse when it is no number of this range */
export function numberIn(
  options: VerbOptions,
  name: string,
  { most = Number.POSITIVE_INFINITY } = {},
): number {
  const text = String(options[name] ?? '');
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) {
    throw new Misuse(`--${name} must be a number${Number.isFinite(most) ? `, 0 to ${most}` : ''}.`);
  }

  return value;
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
