import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The production build of everything that has one; nx answers from its cache what did not change. */
export async function buildProduct(log: (line: string) => void): Promise<void> {
  log('Building shell and remotes');
  const started = Date.now();
  const { code, output } = await runProgram(
    join(repositoryRoot, 'node_modules', '.bin', 'nx'),
    ['run-many', '-t', 'build', '--output-style=static'],
    { cwd: repositoryRoot },
  );
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
