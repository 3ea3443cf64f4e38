import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check } from './check.ts';
import { unitTests } from './unit-tests.ts';
import { workspacesWith } from './workspaces.ts';

/** The Jest tests of the packages that differ from `base`, and of those that depend on them. */
export function affectedTests(base: string): Check {
  return {
    title: 'Tests of what changed (Jest)',
    run: async () => {
      const affected = await affectedPackages(base);
      const folders = workspacesWith('jest.config.mjs')
        .filter(({ name }) => affected.has(name))
        .map(({ folder }) => folder);
      if (folders.length === 0) return { passed: 0, failed: 0, output: '' };
      return unitTests('', folders).run();
    },
  };
}

async function affectedPackages(base: string): Promise<Set<string>> {
  const { code, output } = await runProgram(
    join(repositoryRoot, 'node_modules', '.bin', 'nx'),
    ['show', 'projects', '--affected', `--base=${base}`, '--json'],
    { cwd: repositoryRoot },
  );
  const list = output.match(/^\[.*\]$/m)?.[0];
  if (code !== 0 || !list) throw new Error(`nx cannot compare with "${base}":\n${output}`);
  return new Set(JSON.parse(list) as string[]);
}
