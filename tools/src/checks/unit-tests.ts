// Every Jest project in one run: workers are shared, and slow projects do not wait for each other.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check } from './check.ts';
import { workspacesWith } from './workspaces.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** @param folders of the packages; without them, all that have tests. */
export function unitTests(title: string, folders?: string[]): Check {
  return {
    title,
    run: async () => {
      const reports = mkdtempSync(join(tmpdir(), 'freely-jest-'));
      const report = join(reports, 'report.json');
      try {
        // Pages of the sandbox and its card fields are tested in a real browser.
        const chromium = await ensureChromium();
        const { code } = await runProgram(
          join(repositoryRoot, 'node_modules', '.bin', 'jest'),
          [
            '--projects',
            ...(folders ?? workspacesWith('jest.config.mjs').map(({ folder: path }) => path)),
            '--maxWorkers=2',
            '--json',
            `--outputFile=${report}`,
          ],
          { cwd: repositoryRoot, output: 'show', env: { CHROMIUM_PATH: chromium } },
        );
        const counts = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
        // A file that cannot be loaded has no failed test, and is a failure all the same.
        const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
        return {
          passed: counts.numPassedTests,
          failed: code !== 0 && failed === 0 ? 1 : failed,
          output: '',
        };
      } finally {
        rmSync(reports, { recursive: true, force: true });
      }
    },
  };
}
