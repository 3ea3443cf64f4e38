import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The production build of everything that has one; nx answers from its cache what did not change. */
export const buildProduct = (log: (line: string) => void) =>
  build('build', 'shell and remotes', log);

/**
 * The gallery of the design system as its tests see it, in the same way.
 *
 * @returns the folder
 */
export async function buildGallery(log: (line: string) => void): Promise<string> {
  await build('gallery', 'the gallery', log);

  return join(repositoryRoot, 'libs/ui/dist');
}

async function build(target: string, what: string, log: (line: string) => void): Promise<void> {
  log(`Building ${what}`);
  const started = Date.now();
  const { code, output } = await runProgram(
    join(repositoryRoot, 'node_modules', '.bin', 'nx'),
    ['run-many', '-t', target, '--output-style=static'],
    { cwd: repositoryRoot },
  );
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  log(`Built ${what} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
