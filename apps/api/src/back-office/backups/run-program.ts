import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '../../kernel/terminal/index.ts';

/** Runs a program to its end. Returns what it printed. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

const execute = promisify(execFile);
const maxOutputBytes = 16 * 1024 * 1024;

/** Runs programs with this account, or with that of this process. */
export function programRunner(account: { uid?: number; gid?: number } = {}): Run {
  return async (program, args) => {
    try {
      const { stdout } = await execute(program, args, { ...account, maxBuffer: maxOutputBytes });

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
  if (code === 'ENOENT') return `${program} is not installed. See docs/operations.md, "Backups".`;

  return `${program} failed: ${`${stdout}\n${stderr}`.trim() || message}`;
}
