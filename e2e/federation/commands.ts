import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { OwnShell } from './own-shell.ts';

const run = promisify(execFile);

/** Programs in a folder, with the platform of a shell as their environment. */
export function commandsIn(
  folder: string,
  shell: OwnShell,
  own: Readonly<Record<string, string>> = {},
) {
  const program = async (file: string, ...args: string[]): Promise<string> => {
    const { stdout } = await run(file, args, {
      cwd: folder,
      env: {
        ...process.env,
        ...shell.environment,
        // The commands expect the origin.
        API_URL: new URL(process.env.API_URL ?? '').origin,
        ...own,
      },
    });

    return stdout;
  };

  return {
    program,
    git: (...args: string[]) =>
      program('git', '-c', 'user.name=Ada', '-c', 'user.email=ada@freely.example', ...args),
    /** A script of the folder, on this Node. */
    node: (...args: string[]) => program(process.execPath, ...args),
  };
}
