// Common parts of all commands: --help, one line for an error, and clean-up at the end.
import { parseArgs } from 'node:util';
import { stopPrograms } from '../processes/run-program.ts';
import { exitCodeOf } from './command-error.ts';
import { stopRequests } from './stop-requests.ts';

/** Registers a clean-up for when the command ends or is stopped. The last one runs first. */
export type OnEnd = (cleanUp: () => Promise<void>) => void;

export interface CommandContext {
  /** Arguments that are not options. */
  positionals: string[];
  /** The options given, by name. */
  options: Record<string, string | boolean | undefined>;
  readonly onEnd: OnEnd;
  /**
   * Resolves when the user or the system asks the command to stop. For commands that serve until then:
   * whatever is stopped before it is asked for this was cut short, and ends with 130.
   */
  untilStopped(): Promise<void>;
}

export interface Command {
  /** For `--help`; by what was named before it, where commands have verbs. */
  help: string | ((positionals: readonly string[]) => string);
  options?: Record<string, { type: 'string' | 'boolean' }> | undefined;
  /** The exit code; none means 0. */
  run(context: CommandContext): Promise<number | undefined>;
}

export async function runCommand(command: Command): Promise<void> {
  const { values, positionals } = readArguments(command);
  if (values.help) {
    console.log(helpOf(command, positionals));
    return;
  }

  const cleanUps: (() => Promise<void>)[] = [];
  const { stopped, wasStopped } = stopRequests();
  let code: number = 1;
  let isServing = false;
  try {
    const ran = command.run({
      positionals,
      options: values,
      onEnd: (cleanUp) => cleanUps.push(cleanUp),
      untilStopped() {
        isServing = true;
        return stopped;
      },
    });
    // A stop request interrupts the command at any step.
    code = (await Promise.race([ran, stopped.then(() => (isServing ? 0 : 130))])) ?? 0;
  } catch (error) {
    code = exitCodeOf(error);
    if (!wasStopped()) report(error, code, (values as CommandContext['options']).json === true);
  }
  await stopPrograms();
  // Not a for loop: an interrupted step may still add a clean-up.
  while (cleanUps.length > 0) {
    await cleanUps
      .pop()?.()
      .catch((error: unknown) => console.error(message(error)));
  }
  process.exit(wasStopped() ? (isServing ? 0 : 130) : code);
}

/** The reason on stderr; with `--json` also where a pipeline reads results. */
function report(error: unknown, exitCode: number, isJson: boolean): void {
  console.error(`\n${message(error)}`);
  if (!isJson) return;
  const { details } = (error ?? {}) as { details?: object };
  printRefusal({ error: message(error), exitCode, ...details });
}

function printRefusal(refusal: object): void {
  console.log(JSON.stringify(refusal, null, 2));
}

function helpOf({ help }: Command, positionals: readonly string[]): string {
  return (typeof help === 'string' ? help : help(positionals)).trim();
}

function readArguments(command: Command) {
  try {
    return parseArgs({
      options: { ...command.options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    const problem = wrongOption(error);
    console.error(`${problem}\n\n${helpOf(command, [])}`);
    // What could not be read does not say whether there was a --json in it.
    if (process.argv.includes('--json')) printRefusal({ error: problem, exitCode: 2 });
    process.exit(2);
  }
}

/** One sentence about an option that cannot be read. Node's own explains its API. */
function wrongOption(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(message(error))?.[1] ?? 'It';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message(error);

  return message(error).includes('does not take')
    ? `${option} takes no value.`
    : `${option} needs a value, and none that starts with a dash.`;
}

function message(error: unknown): string {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
