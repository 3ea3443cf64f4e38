// What all commands share: --help, one clear line for an error, and an orderly end.
import { parseArgs } from 'node:util';
import { stopPrograms } from '../processes/run-program.ts';
import { stopRequests } from './stop-requests.ts';

export interface CommandContext {
  /** Words after the command, without options. */
  words: string[];
  /** The options given, by name. */
  options: Record<string, string | boolean | undefined>;
  /** Registers what has to be put away, last first, when the command ends or is told to stop. */
  onEnd(putAway: () => Promise<void>): void;
  /** Settles when the user or the system asks the command to stop. */
  stopped: Promise<void>;
}

export interface Command {
  help: string;
  options?: Record<string, { type: 'string' | 'boolean' }> | undefined;
  /** The exit code; none means 0. */
  run(context: CommandContext): Promise<number | undefined>;
}

export async function runCommand(command: Command): Promise<void> {
  const { values, positionals } = readArguments(command);
  if (values.help) {
    console.log(command.help.trim());
    return;
  }

  const tidying: (() => Promise<void>)[] = [];
  const { stopped, wasStopped } = stopRequests();
  let code = 1;
  try {
    const ran = command.run({
      words: positionals,
      options: values,
      onEnd: (putAway) => tidying.push(putAway),
      stopped,
    });
    // A stop request interrupts whatever step the command is at.
    code = (await Promise.race([ran, stopped.then(() => 130)])) ?? 0;
  } catch (error) {
    if (!wasStopped()) console.error(`\n${message(error)}`);
  }
  await stopPrograms();
  // By length, not by iterator: an interrupted step may still add something to put away.
  while (tidying.length > 0) {
    await tidying
      .pop()?.()
      .catch((error: unknown) => console.error(message(error)));
  }
  process.exit(wasStopped() ? 0 : code);
}

function readArguments(command: Command) {
  try {
    return parseArgs({
      options: { ...command.options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${message(error)}\n\n${command.help.trim()}`);
    process.exit(2);
  }
}

function message(error: unknown): string {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
