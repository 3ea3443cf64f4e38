// The one check that a fault names, run in the copy.
import { join } from 'node:path';
import { wholeTools } from '../checks/static-checks.ts';
import { runProgram } from '../processes/run-program.ts';
import {
  type CaughtBy,
  nameOfCheck,
  type PlantedFault,
  type StaticCheck,
} from './planted-fault.ts';
import { runJest, type TestRun } from './run-jest.ts';
import { runPlaywright } from './run-playwright.ts';

export function runCheck(root: string, caughtBy: CaughtBy): Promise<TestRun> {
  if ('jest' in caughtBy) return runJest(root, [caughtBy.jest], caughtBy.only);
  if ('playwright' in caughtBy) return runPlaywright(root, caughtBy.playwright, caughtBy);

  return runStatic(root, caughtBy.check);
}

async function runStatic(root: string, check: StaticCheck): Promise<TestRun> {
  const [name, args] =
    typeof check === 'string' ? [check, wholeTools[check]] : ['tsc', ['-p', check.tsc]];
  const { code, output } = await runProgram(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
  });

  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? [] : [firstLine(output)],
    broken: [],
    output,
  };
}

const firstLine = (output: string) => (output.trim().split('\n')[0] ?? '').slice(0, 120);

/**
 * Runs every check that the faults name on the sources as they are, and of a file only the tests
 * that are named.
 * @throws when one is not green: what a check that fails anyway says of a fault means nothing
 */
export async function requireGreen(
  root: string,
  faults: readonly PlantedFault[],
  log: (line: string) => void,
): Promise<void> {
  const checks = new Map(faults.map((fault) => [nameOfCheck(fault), widest(faults, fault)]));
  for (const [name, caughtBy] of checks) {
    const { passed, failed, broken, output } = await runCheck(root, caughtBy);
    const problem = broken[0] ?? failed[0] ?? (passed === 0 ? 'no test of that name' : null);
    if (problem !== null)
      throw new Error(`Without any fault, ${name} is not green: ${problem}\n${output}`);
    log(`green  ${name}`);
  }
}

/** All that the faults want of the file of this one. */
function widest(faults: readonly PlantedFault[], fault: PlantedFault): CaughtBy {
  const { caughtBy } = fault;
  if ('check' in caughtBy) return caughtBy;
  const name = nameOfCheck(fault);
  const named = faults
    .filter((other) => nameOfCheck(other) === name)
    .map(({ caughtBy: other }) => ('only' in other ? other.only : undefined));
  if ('playwright' in caughtBy) return { ...caughtBy, only: named.join('|') };

  return named.includes(undefined)
    ? { jest: caughtBy.jest }
    : { jest: caughtBy.jest, only: named.join('|') };
}
