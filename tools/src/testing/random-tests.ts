import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';

/** Test files that take their number of runs from `randomRuns`, below the root of the repository. */
export function randomTests(): string[] {
  return globSync('{apps,libs,tools}/**/*.test.ts', {
    cwd: repositoryRoot,
    exclude: (path) => path.includes('node_modules'),
  }).filter((file) => readFileSync(join(repositoryRoot, file), 'utf8').includes('randomRuns({'));
}
