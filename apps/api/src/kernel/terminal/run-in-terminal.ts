import { ConfigError } from '../../config.ts';
import { isUnreachable } from '../../infrastructure/database/index.ts';
import { AppError } from '../errors/index.ts';

/** The command was typed wrong: its message says how it is typed. */
export class UsageError extends Error {}

/** Runs a command of an operator. What they can mend is said in one line, without a stack. */
export async function runInTerminal(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${explain(error)}\n`);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isUnreachable(error) || error instanceof AggregateError) {
    return 'The database cannot be reached. Check DATABASE_URL.';
  }
  const isOperatorError =
    error instanceof UsageError ||
    error instanceof AppError ||
    error instanceof ConfigError ||
    (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';

  return isOperatorError ? error.message : (error.stack ?? error.message);
}
