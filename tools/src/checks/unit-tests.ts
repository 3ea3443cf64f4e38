// Runs all Jest projects at once: they share the workers, and slow projects overlap.
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check } from './check.ts';
import { readJestReport } from './jest-report.ts';
import { reportFile } from './report-file.ts';
import { workspacesWith } from './workspaces.ts';

interface UnitTestOptions {
  /** Folders of the packages; default: all packages with tests. */
  folders?: readonly string[];
  /** More arguments for Jest, such as the files to run. */
  args?: readonly string[];
  env?: Record<string, string>;
}

export function unitTests(
  title: string,
  { folders, args = [], env = {} }: UnitTestOptions = {},
): Check {
  return {
    title,
    run: async (log) => {
      const report = reportFile('jest');
      const { code } = await runProgram(
        join(repositoryRoot, 'node_modules', '.bin', 'jest'),
        [
          '--projects',
          ...(folders ?? workspacesWith('jest.config.mjs').map(({ folder }) => folder)),
          // One more than the cores: some tests mostly wait for a process or a lease to end.
          '--maxWorkers=3',
          // A worker keeps some megabytes of each test file. Beyond this limit Jest replaces it.
          '--workerIdleMemoryLimit=20%',
          `--testSequencer=${join(repositoryRoot, 'tools/jest/slow-first.mjs')}`,
          '--json',
          `--outputFile=${report}`,
          ...args,
        ],
        {
          cwd: repositoryRoot,
          onLine: log,
          // Tests of the sandbox use a real browser for its pages and card fields.
          env: { ...env, CHROMIUM_PATH: await ensureChromium() },
        },
      );
      return readJestReport(report, code);
    },
  };
}
