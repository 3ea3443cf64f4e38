// Runs checks in parallel, as far as their dependencies allow, and prints the results.
import { styleText } from 'node:util';
import type { Check, CheckResult, Failure } from './check.ts';
import { describeFailures } from './describe-failures.ts';
import { type StageTime, stageTable } from './stage-table.ts';

interface Ended {
  check: Check;
  result: CheckResult;
}

/**
 * Continues after a failure, so that one run shows all of them. Prints the failures in short, a table
 * of times, and `N passed, N failed`.
 *
 * @param before stages that ended before, such as installing; shown in the table
 * @returns the exit code
 */
export async function runChecks(
  checks: readonly Check[],
  before: readonly StageTime[] = [],
): Promise<number> {
  const clock = performance.now();
  const offset = Math.max(0, ...before.map(({ to }) => to));
  const now = () => offset + performance.now() - clock;
  const stages: StageTime[] = [...before];
  const started = new Map<Check, Promise<Ended>>();

  const start = (check: Check): Promise<Ended> => {
    const known = started.get(check);
    if (known) return known;
    const running = runWhenReady(check);
    started.set(check, running);
    return running;
  };
  const runWhenReady = async (check: Check): Promise<Ended> => {
    const needed = await Promise.all((check.needs ?? []).map(start));
    await Promise.all((check.after ?? []).map(start));
    const failed = needed.find(({ result }) => result.failures.length > 0);
    const from = now();
    const result = failed ? skipped(check, failed.check) : await runOne(check);
    stages.push({ title: check.title, from, to: now() });
    announce(check, result, now() - from);
    return { check, result };
  };

  const ended = await Promise.all(checks.map(start));
  const failures = ended.flatMap(({ result }) => result.failures);
  for (const { check, result } of ended) {
    const output = result.output.trim();
    if (result.failures.length > 0 && output) console.log(`\n${check.title}\n${output}`);
  }
  if (failures.length > 0) console.log(`\n${describeFailures(failures)}`);
  console.log(`\n${stageTable(stages)}`);
  const passed = ended.reduce((sum, { result }) => sum + result.passed, 0);
  const cached = ended.reduce((sum, { result }) => sum + (result.cached ?? 0), 0);
  if (cached > 0) {
    console.log(
      `\n${cached} of the tests passed before and were not run again: nothing that they depend on has changed. ` +
        '`npm test -- --all` runs them.',
    );
  }
  console.log(`\n${passed} passed, ${failures.length} failed`);

  return failures.length > 0 ? 1 : 0;
}

async function runOne(check: Check): Promise<CheckResult> {
  const log = (line: string) => console.log(`${styleText('dim', `${check.title} |`)} ${line}`);
  try {
    return await check.run(log);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failures: [thrown(check, text)], output: text };
  }
}

const thrown = ({ title }: Check, text: string): Failure => ({
  what: `${title}: ${text.split('\n')[0]}`,
  rerun: 'npm test',
  evidence: [],
});

const skipped = ({ title }: Check, failed: Check): CheckResult => ({
  passed: 0,
  failures: [
    { what: `${title}: not run, since “${failed.title}” failed`, rerun: '', evidence: [] },
  ],
  output: '',
});

function announce({ title }: Check, { passed, failures }: CheckResult, ms: number): void {
  const hasFailed = failures.length > 0;
  const mark = hasFailed ? styleText('red', 'failed') : styleText('green', 'passed');
  const counts = hasFailed ? `${failures.length} of ${passed + failures.length} ` : '';
  console.log(`${mark}  ${title} ${styleText('dim', `${counts}${(ms / 1000).toFixed(1)}s`)}`);
}
