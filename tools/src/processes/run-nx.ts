import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { type ProgramResult, runProgram } from './run-program.ts';

/**
 * Nx reads what it knows of packages in its own process: with one for each of its plugins, which is for
 * plugins of others, a build that comes from the cache takes twice as much processor time.
 */
const IN_ONE_PROCESS = { NX_ISOLATE_PLUGINS: 'false' };

export function runNx(args: string[]): Promise<ProgramResult> {
  return runProgram(join(repositoryRoot, 'node_modules', '.bin', 'nx'), args, {
    cwd: repositoryRoot,
    env: IN_ONE_PROCESS,
  });
}
