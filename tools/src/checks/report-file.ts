import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The path for the report of a run, which has the time of each test. Deletes the previous report. */
export function reportFile(name: string): string {
  const folder = join(repositoryRoot, '.freely/reports');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  rmSync(path, { force: true });

  return path;
}
