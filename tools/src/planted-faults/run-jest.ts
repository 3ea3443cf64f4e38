import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesWith } from '../checks/workspaces.ts';
import { runProgram } from '../processes/run-program.ts';

/** Of one run: a fault may well be that something never ends. */
const mostMilliseconds = 300_000;

export interface TestRun {
  passed: number;
  /** Titles of what failed. */
  failed: string[];
  /** Files that could not be run at all. */
  broken: string[];
  /** What was said of it all, for who looks for a cause. */
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
 * Without --bail, with which Jest leaves no report.
 *
 * @param only a regular expression: the tests to run, all without it
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
      // A test that fails may leave open what it would have closed.
      '--forceExit',
      `--cacheDirectory=${join(root, '.freely', 'jest')}`,
      '--json',
      `--outputFile=${report}`,
    ],
    { cwd: root, timeout: mostMilliseconds },
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
