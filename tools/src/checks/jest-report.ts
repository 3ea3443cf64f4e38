// Converts Jest's JSON report to the result of a check.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { CheckResult, Failure } from './check.ts';
import { workspacesWith } from './workspaces.ts';

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
  const file = relative(repositoryRoot, name);
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

function commandFor(file: string): string {
  const folders = workspacesWith('jest.config.mjs').map(({ folder }) => folder);
  const folder = folders.findLast((each) => file.startsWith(`${each}/`)) ?? '.';

  return `npx jest -c ${folder}/jest.config.mjs ${file}`;
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
