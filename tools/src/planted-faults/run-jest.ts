import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesWith } from '../checks/workspaces.ts';
import { runProgram } from '../processes/run-program.ts';

/** Milliseconds of one run: a fault may cause an endless loop. */
const runTimeout = 300_000;

export interface TestRun {
  passed: number;
  /** Titles of failed tests. */
  failed: string[];
  /** Files that could not be run at all. */
  broken: string[];
  /** Everything that was printed, to find a cause. */
  output: string;
}

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; title: string; ancestorTitles: string[] }[];
  }[];
}

/**
 * Runs test files of the checkout at `root`.
 * Not with --bail, with which Jest writes no report.
 *
 * @param only a regular expression that selects tests; default: all
 */
export async function runJest(root: string, files: string[], only?: string): Promise<TestRun> {
  const report = join(root, '.freely', 'jest.json');
  rmSync(report, { force: true });
  const { output } = await runProgram(
    join(root, 'node_modules', '.bin', 'jest'),
    [
      '--projects',
      ...projectsOf(files),
      '--runTestsByPath',
      ...files,
      ...(only === undefined ? [] : ['--testNamePattern', only]),
      '--maxWorkers=2',
      // A failed test may not close what it opened.
      '--forceExit',
      '--json',
      `--outputFile=${report}`,
    ],
    { cwd: root, timeout: runTimeout },
  );
  if (!existsSync(report)) throw new Error(`Jest did not run:\n${output.slice(-2000)}`);

  return readReport(JSON.parse(readFileSync(report, 'utf8')) as JestReport);
}

function projectsOf(files: string[]): string[] {
  return workspacesWith('jest.config.mjs')
    .map(({ folder }) => folder)
    .filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
}

function readReport({ numPassedTests, testResults }: JestReport): TestRun {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);

  return {
    passed: numPassedTests,
    failed: tests
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' ')),
    broken: testResults
      .filter(({ assertionResults, message }) => assertionResults.length === 0 && message !== '')
      .map(({ name, message }) => `${name}\n${message}`),
    output: testResults.map(({ message }) => message).join('\n'),
  };
}
