import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check } from './check.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Whole journeys; e2e/playwright.config.ts starts the product for them. */
export const browserTests: Check = {
  title: 'Browser tests (Playwright)',
  run: async () => {
    const chromium = await ensureChromium();
    const reports = mkdtempSync(join(tmpdir(), 'freely-playwright-'));
    const report = join(reports, 'report.json');
    try {
      const { code } = await runProgram(
        join(repositoryRoot, 'node_modules', '.bin', 'playwright'),
        ['test', '--config', 'e2e', '--reporter', 'list,json'],
        {
          cwd: repositoryRoot,
          output: 'show',
          env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        },
      );
      const { expected, unexpected, flaky } = readStats(report);
      const failed = unexpected + flaky;
      return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, output: '' };
    } finally {
      rmSync(reports, { recursive: true, force: true });
    }
  },
};

function readStats(report: string): PlaywrightReport['stats'] {
  try {
    return (JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport).stats;
  } catch {
    // Nothing ran: the exit code says so.
    return { expected: 0, unexpected: 0, flaky: 0 };
  }
}
