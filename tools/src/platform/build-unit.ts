import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The production build of a remote or the shell, from Nx's cache where nothing changed. */
export async function buildUnit(unit: string): Promise<void> {
  const { code, output } = await runProgram(
    join(repositoryRoot, 'node_modules', '.bin', 'nx'),
    ['run-many', '-t', 'build', '-p', `@freely/${unit}`, '--output-style=static'],
    { cwd: repositoryRoot },
  );
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}
