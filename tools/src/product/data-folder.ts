import { join, resolve } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The folder of the database, mails, releases and logs of this checkout. */
export function dataFolder(): string {
  const { DATA_DIR } = process.env;
  return DATA_DIR ? resolve(DATA_DIR) : join(repositoryRoot, '.freely');
}
