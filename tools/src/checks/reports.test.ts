// The reports have the format of Jest and Playwright, with only the fields that are read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../webpack/workspace.ts';
import { readJestReport, resultsByPackage } from './jest-report.ts';
import { readPlaywrightReport } from './playwright-report.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));

  return path;
}

const jestFile = (assertion: object) => ({
  numPassedTests: 3,
  testResults: [
    {
      name: join(repositoryRoot, 'libs/domain/src/slots.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [assertion],
    },
  ],
});

test('the command for a failed Jest test selects it by name', () => {
  const report = jestFile({
    status: 'failed',
    title: "it's (odd)",
    fullName: "slots it's (odd)",
    failureMessages: ['Error: no'],
  });

  expect(readJestReport(written(report), 1)).toEqual({
    passed: 3,
    failures: [
      {
        what: "libs/domain/src/slots.test.ts › it's (odd)",
        rerun:
          "npx jest -c libs/domain/jest.config.mjs libs/domain/src/slots.test.ts -t 'slots it'\\''s \\(odd\\)'",
        evidence: [],
      },
    ],
    output: '',
  });
});

test.each([['Property failed after 3 tests\n{ seed: -42, path: "2:1" }'], ['… TEST_SEED=-42 …']])(
  'the command for a failed random test includes its seed: %s',
  (message) => {
    const report = jestFile({
      status: 'failed',
      title: 'a',
      fullName: 'a',
      failureMessages: [message],
    });

    expect(readJestReport(written(report), 1).failures[0]?.rerun).toMatch(
      /^TEST_SEED=-42 npx jest/,
    );
  },
);

test('a file that cannot be loaded is a failure, and so is an early end of the run', () => {
  const unloaded = {
    numPassedTests: 0,
    testResults: [
      {
        name: join(repositoryRoot, 'a.test.ts'),
        status: 'failed',
        message: '\nCannot find module x\n at …',
        assertionResults: [],
      },
    ],
  };

  expect(readJestReport(written(unloaded), 1).failures[0]?.what).toBe(
    'a.test.ts: Cannot find module x',
  );
  const early = { numPassedTests: 0, testResults: [] };
  expect(readJestReport(written(early), 1).failures).toHaveLength(1);
  expect(readJestReport(written(early), 0).failures).toEqual([]);
});

const spec = (status: string) => ({
  title: 'a journey',
  file: 'journeys/a.spec.ts',
  line: 7,
  tests: [
    {
      projectName: 'phone',
      status,
      results: [
        {
          attachments: [
            { name: 'error-context', path: join(repositoryRoot, 'test-results/a/error.md') },
            { name: 'screenshot', path: join(repositoryRoot, 'test-results/a/shot.png') },
          ],
        },
        {
          attachments: [
            { name: 'screenshot', path: join(repositoryRoot, 'test-results/a-retry1/shot.png') },
            { name: 'trace', path: join(repositoryRoot, 'test-results/a-retry1/trace.zip') },
          ],
        },
      ],
    },
  ],
});

test('a failed browser test has its command, first screenshot and trace; a flaky test counts as failed', () => {
  const report = {
    suites: [
      {
        title: 'journeys',
        specs: [spec('expected')],
        suites: [{ title: '', specs: [spec('unexpected'), spec('flaky'), spec('skipped')] }],
      },
    ],
  };
  const { passed, failures } = readPlaywrightReport(written(report), 1);

  expect([passed, failures.length]).toEqual([1, 2]);
  expect(failures[0]).toEqual({
    what: 'e2e/journeys/a.spec.ts:7 › a journey [phone]',
    rerun: 'npx playwright test -c e2e journeys/a.spec.ts:7 --project=phone',
    evidence: ['test-results/a/shot.png', 'test-results/a-retry1/trace.zip'],
  });
});

test('the results of a run by package, of which a run that ended early has none', () => {
  const file = (name: string, status: string, ...statuses: string[]) => ({
    name: join(repositoryRoot, name),
    status,
    message: '',
    assertionResults: statuses.map((each) => ({ status: each, title: '', fullName: '' })),
  });
  const green = [
    file('libs/ui/src/a.test.ts', 'passed', 'passed', 'passed'),
    file('libs/ui/src/b.test.ts', 'passed', 'passed', 'pending'),
  ];
  const red = file('libs/forms/src/a.test.ts', 'failed', 'passed', 'failed');

  expect(resultsByPackage(written({ testResults: [...green, red] }), 1)).toEqual([
    { packageFolder: 'libs/ui', passed: 3, isGreen: true },
    { packageFolder: 'libs/forms', passed: 1, isGreen: false },
  ]);
  expect(resultsByPackage(written({ testResults: green }), 1)).toEqual([]);
});

test('a run that ends before its first test is a failure', () => {
  const report = { suites: [], errors: [{ message: 'The build failed:\nmore' }] };

  expect(readPlaywrightReport(written(report), 1).failures[0]?.what).toBe(
    'Playwright ended early: The build failed:',
  );
  expect(readPlaywrightReport(join(folder, 'none.json'), 1).failures).toHaveLength(1);
});
