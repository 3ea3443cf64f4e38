// One thing that can pass or fail, and how a run of many is told.
import { styleText } from 'node:util';

export interface CheckResult {
  passed: number;
  failed: number;
  /** Shown only when something failed. */
  output: string;
}

export interface Check {
  title: string;
  run(): Promise<CheckResult>;
}

/** Runs the checks in order and goes on after a failure, so that one run shows everything. */
export async function runChecks(checks: Check[]): Promise<number> {
  let passed = 0;
  let failed = 0;
  for (const { title, run } of checks) {
    const started = Date.now();
    const result = await run().catch(
      (error: unknown): CheckResult => ({ passed: 0, failed: 1, output: String(error) }),
    );
    passed += result.passed;
    failed += result.failed;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const mark = result.failed > 0 ? styleText('red', 'failed') : styleText('green', 'passed');
    if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
    const counts = result.failed > 0 ? `${result.failed} of ${result.passed + result.failed} ` : '';
    console.log(`${mark}  ${title} ${styleText('dim', `${counts}${seconds}s`)}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
