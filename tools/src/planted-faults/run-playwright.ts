import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { runProgram } from '../processes/run-program.ts';
import type { TestRun } from './run-jest.ts';

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

/** Runs tests of one e2e file against a build of the checkout at `root`. */
export async function runPlaywright(
  root: string,
  file: string,
  { project, only }: { project: string; only: string },
): Promise<TestRun> {
  const report = join(root, '.freely', 'playwright.json');
  rmSync(report, { force: true });
  const { output } = await runProgram(
    join(root, 'node_modules', '.bin', 'playwright'),
    [
      'test',
      '--config',
      'e2e',
      `--project=${project}`,
      '--grep',
      only,
      '--reporter=json',
      // A second run would only add a trace, and report a test that fails once as flaky.
      '--retries=0',
      join(root, file),
    ],
    {
      cwd: root,
      env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  if (!existsSync(report)) throw new Error(`Playwright did not run:\n${output.slice(-2000)}`);
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const specs = suites.flatMap(specsOf);

  return {
    passed: specs.filter(({ ok }) => ok).length,
    failed: specs.filter(({ ok }) => !ok).map(({ title }) => title),
    // For example, the product could not be built or started.
    broken: errors.map(({ message }) => message ?? 'Playwright failed'),
    output,
  };
}

function specsOf({ suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
