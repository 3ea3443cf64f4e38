import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '../../kernel/terminal/index.ts';

/** Runs a program to its end. Returns what it printed. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

const execute = promisify(execFile);
const maxOutputBytes = 16 * 1024 * 1024;

/**
 * Runs programs, as this account if this process is root. Others may not choose an account, and are
 * expected to be that one: the tools of the database refuse everybody else.
 */
export function programRunner(account: string): Run {
  const prefix = process.getuid?.() === 0 ? ['runuser', '-u', account, '--'] : [];

  return async (program, args) => {
    const [first = '', ...others] = [...prefix, program, ...args];
    try {
      const { stdout } = await execute(first, others, { maxBuffer: maxOutputBytes });

      return stdout;
    } catch (error) {
      throw new UsageError(explain(program, error as Failure));
    }
  };
}

interface Failure extends Error {
  code?: string | number;
  stdout?: string;
  stderr?: string;
}

/** Its own words: these programs say well what is wrong. */
function explain(program: string, { code, message, stdout = '', stderr = '' }: Failure): string {
  if (code === 'ENOENT' || stderr.startsWith('runuser: failed to execute')) {
    return `${program} is not installed. See docs/operations.md, "Backups".`;
  }

  return `${program} failed: ${`${stdout}\n${stderr}`.trim() || message}`;
}
