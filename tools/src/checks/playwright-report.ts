// Converts Playwright's JSON report to the result of a check.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { CheckResult, Failure } from './check.ts';

interface Report {
  suites?: Suite[];
  /** Errors outside a test: a file that cannot be loaded, a product that does not start. */
  errors?: { message?: string }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: Test[];
}

interface Test {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { attachments?: { name: string; path?: string }[] }[];
}

/** @param code exit code of Playwright: if it is not 0 and no test failed, the run is a failure */
export function readPlaywrightReport(path: string, code: number): CheckResult {
  const report = parse(path);
  const specs = (report.suites ?? []).flatMap(specsOf);
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const failures = tests
    .filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
    .map(({ spec, test }) => failureOf(spec, test));
  const passed = tests.filter(({ test }) => test.status === 'expected').length;
  if (code !== 0 && failures.length === 0) failures.push(outside(report));

  return { passed, failures, output: '' };
}

function parse(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    // There is no report when nothing ran. The exit code shows that.
    return {};
  }
}

const specsOf = (suite: Suite): Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

function failureOf({ title, file, line }: Spec, { projectName, results }: Test): Failure {
  const place = `${file}:${line}`;
  // The first run has the screenshot of the failure; only the second one has a trace.
  const attached = results.flatMap(({ attachments = [] }) => attachments);
  const pathOf = (wanted: string) => attached.find(({ name }) => name === wanted)?.path;

  return {
    what: `e2e/${place} › ${title} [${projectName}]`,
    rerun: `npx playwright test -c e2e ${place} --project=${projectName}`,
    evidence: ['screenshot', 'trace']
      .map(pathOf)
      .flatMap((path) => (path ? [relative(repositoryRoot, path)] : [])),
  };
}

function outside({ errors = [] }: Report): Failure {
  const [first] = errors;

  return {
    what: `Playwright ended early: ${first?.message?.split('\n')[0] ?? 'see above'}`,
    rerun: 'npx playwright test -c e2e',
    evidence: [],
  };
}
