import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';

/** Where a run writes its report, with the time of each test. The one of the last run is gone. */
export function reportFile(name: string): string {
  const folder = join(repositoryRoot, '.freely/reports');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  rmSync(path, { force: true });

  return path;
}
