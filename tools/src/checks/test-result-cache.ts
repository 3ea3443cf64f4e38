// Keeps the last results of packages whose tests all passed, so that they are not run again while nothing
// that they depend on has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { PackageResult } from './jest-report.ts';

export interface CachedResult {
  /** Of all that the tests depended on. */
  inputs: string;
  passed: number;
  /** When they passed; ISO 8601. */
  at: string;
}

const FOLDER = join(repositoryRoot, '.freely/test-results');

/** The result of a package's tests, when they passed with these inputs; otherwise null. */
export function cachedResult(
  packageFolder: string,
  inputs: string | undefined,
  folder = FOLDER,
): CachedResult | null {
  try {
    const cached = JSON.parse(readFileSync(pathOf(packageFolder, folder), 'utf8')) as CachedResult;

    return cached.inputs === inputs ? cached : null;
  } catch {
    // There is none, or the machine stopped while it was written: the tests run.
    return null;
  }
}

/**
 * @param before hashes of the inputs when the tests started
 * @param after the same when they had ended: a file that was edited meanwhile may or may not have been read
 */
export function cacheResults(
  results: readonly PackageResult[],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  folder = FOLDER,
): void {
  mkdirSync(folder, { recursive: true });
  for (const { packageFolder, passed, isGreen } of results) {
    const inputs = before.get(packageFolder);
    if (!isGreen || !inputs || inputs !== after.get(packageFolder)) continue;
    const cached: CachedResult = { inputs, passed, at: new Date().toISOString() };
    writeFileSync(pathOf(packageFolder, folder), JSON.stringify(cached));
  }
}

const pathOf = (packageFolder: string, folder: string) =>
  join(folder, `${packageFolder.replaceAll('/', '-')}.json`);
