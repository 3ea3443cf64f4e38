// Converts Jest's JSON report to the result of a check.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { CheckResult, Failure } from './check.ts';
import { foldersWithTests } from './workspaces.ts';

interface Report {
  numPassedTests: number;
  testResults: TestFile[];
}

interface TestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: {
    status: string;
    title: string;
    fullName: string;
    failureMessages: string[] | null;
  }[];
}

export interface PackageResult {
  /** Path from the root: `apps/api`. */
  packageFolder: string;
  /** The number of tests that passed. */
  passed: number;
  /** Every test passed or was skipped by name. */
  isGreen: boolean;
}

/** The results of a run by package; none of a run that ended early. */
export function resultsByPackage(path: string, code: number): PackageResult[] {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const folders = foldersWithTests();
  const files = Map.groupBy(testResults, ({ name }) => packageOf(nameOf(name), folders));
  if (code !== 0 && testResults.every(({ status }) => status === 'passed')) return [];

  return [...files].map(([packageFolder, results]) => ({
    packageFolder,
    passed: results
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length,
    isGreen: results.every(({ status }) => status === 'passed'),
  }));
}

/** @param code exit code of Jest: if it is not 0 and no test failed, the run itself is a failure */
export function readJestReport(path: string, code: number): CheckResult {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const failures = testResults.flatMap(failuresOf);
  if (code !== 0 && failures.length === 0) {
    failures.push({ what: 'Jest ended early: see above', rerun: 'npm test', evidence: [] });
  }

  return { passed: numPassedTests, failures, output: '' };
}

function failuresOf({ name, status, message, assertionResults }: TestFile): Failure[] {
  const file = nameOf(name);
  const failed = assertionResults.filter((each) => each.status === 'failed');
  if (failed.length === 0 && status === 'failed') {
    // A file that cannot be loaded has no failed test, but is a failure.
    return [{ what: `${file}: ${firstLine(message)}`, rerun: commandFor(file), evidence: [] }];
  }
  return failed.map(({ title, fullName, failureMessages }) => ({
    what: `${file} › ${title}`,
    rerun: `${seedOf(failureMessages)}${commandFor(file)} -t ${quoted(fullName)}`,
    evidence: [],
  }));
}

const commandFor = (file: string) =>
  `npx jest -c ${packageOf(file, foldersWithTests())}/jest.config.mjs ${file}`;

const nameOf = (path: string) => relative(repositoryRoot, path).replaceAll('\\', '/');

function packageOf(file: string, folders: readonly string[]): string {
  return folders.findLast((folder) => file.startsWith(`${folder}/`)) ?? '.';
}

/** A random test is reproduced only with its seed. */
function seedOf(messages: string[] | null): string {
  const seed = /\b(?:seed: |TEST_SEED=)(-?\d+)/.exec(messages?.join('\n') ?? '')?.[1];

  return seed ? `TEST_SEED=${seed} ` : '';
}

/** A test name as a pattern for Jest's `-t`, quoted for the shell. */
function quoted(name: string): string {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

  return `'${pattern.replaceAll("'", "'\\''")}'`;
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';
