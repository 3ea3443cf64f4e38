// Runs the check of a fault in the copy of the checkout.
import { join } from 'node:path';
import { repositoryTools } from '../checks/static-checks.ts';
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
    typeof check === 'string' ? [check, repositoryTools[check]] : ['tsc', ['-p', check.tsc]];
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
 * Runs the checks of the faults on the unchanged sources; of a test file, only the tests that faults
 * name.
 * @throws when a check fails: then its failure would prove nothing about a fault
 */
export async function requireGreen(
  root: string,
  faults: readonly PlantedFault[],
  log: (line: string) => void,
): Promise<void> {
  const checks = new Map(faults.map((fault) => [nameOfCheck(fault), mergedCheck(faults, fault)]));
  for (const [name, caughtBy] of checks) {
    const { passed, failed, broken, output } = await runCheck(root, caughtBy);
    const problem = broken[0] ?? failed[0] ?? (passed === 0 ? 'no test of that name' : null);
    if (problem !== null)
      throw new Error(`Without any fault, ${name} is not green: ${problem}\n${output}`);
    log(`green  ${name}`);
  }
}

/** The check of a fault, with all the tests that faults with the same check name. */
function mergedCheck(faults: readonly PlantedFault[], fault: PlantedFault): CaughtBy {
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
