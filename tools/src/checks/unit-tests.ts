// Runs Jest projects at once: they share the workers, and slow projects overlap.
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check, CheckResult } from './check.ts';
import { type PackageResult, readJestReport, resultsByPackage } from './jest-report.ts';
import { reportFile } from './report-file.ts';
import { testInputHashes } from './test-inputs.ts';
import { cachedResult, cacheResults } from './test-result-cache.ts';
import { foldersWithTests } from './workspaces.ts';

interface UnitTestOptions {
  /** Folders of the packages; default: all packages with tests. */
  folders?: readonly string[];
  /** More arguments for Jest, such as the files to run. */
  args?: readonly string[];
  env?: Record<string, string>;
}

export function unitTests(
  title: string,
  { folders = foldersWithTests(), args = [], env = {} }: UnitTestOptions = {},
): Check {
  return {
    title,
    run: async (log) => (await runJest(folders, args, env, log)).result,
  };
}

/** The tests of all packages but those that passed before and depend on nothing that has changed since. */
export function changedUnitTests(title: string): Check {
  return {
    title,
    run: async (log) => {
      // Where it has to be installed: the programs of the machine are inputs.
      await ensureChromium();
      const before = await inputHashes(log);
      const changed: string[] = [];
      let cached = 0;
      for (const folder of foldersWithTests()) {
        const result = cachedResult(folder, before.get(folder));
        if (!result) changed.push(folder);
        else {
          cached += result.passed;
          log(`${folder}: unchanged since ${result.passed} tests passed at ${result.at}`);
        }
      }
      if (changed.length === 0) return { passed: cached, cached, failures: [], output: '' };

      const { result, byPackage } = await runJest(changed, [], {}, log);
      cacheResults(byPackage, before, await inputHashes(log));
      return { ...result, passed: result.passed + cached, cached };
    },
  };
}

/** None where they cannot be known, as without git: then all tests run. */
async function inputHashes(log: (line: string) => void): Promise<ReadonlyMap<string, string>> {
  try {
    return await testInputHashes();
  } catch (error) {
    log(`Every test runs: ${error instanceof Error ? error.message : String(error)}`);
    return new Map();
  }
}

async function runJest(
  folders: readonly string[],
  args: readonly string[],
  env: Record<string, string>,
  log: (line: string) => void,
): Promise<{ result: CheckResult; byPackage: PackageResult[] }> {
  const report = reportFile('jest');
  const { code } = await runProgram(
    join(repositoryRoot, 'node_modules', '.bin', 'jest'),
    [
      ...['--projects', ...folders],
      // One more than the cores: some tests mostly wait for a process or a lease to end.
      '--maxWorkers=3',
      // A worker keeps some megabytes of each test file. Beyond this limit Jest replaces it.
      '--workerIdleMemoryLimit=20%',
      `--testSequencer=${join(repositoryRoot, 'tools/jest/slow-first.mjs')}`,
      ...['--json', `--outputFile=${report}`],
      ...args,
    ],
    {
      cwd: repositoryRoot,
      onLine: log,
      // Tests of the sandbox use a real browser for its pages and card fields.
      env: { ...env, CHROMIUM_PATH: await ensureChromium() },
    },
  );
  return { result: readJestReport(report, code), byPackage: resultsByPackage(report, code) };
}
