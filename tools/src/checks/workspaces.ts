// The packages of this repository, found on disk.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';

export interface Workspace {
  /** Path from the root, with forward slashes: `apps/api`. */
  folder: string;
  name: string;
  scripts: Record<string, string>;
}

export function workspaces(): Workspace[] {
  const { workspaces: patterns } = JSON.parse(
    readFileSync(join(repositoryRoot, 'package.json'), 'utf8'),
  ) as { workspaces: string[] };
  return patterns
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: repositoryRoot }))
    .map((file) => {
      const { name, scripts = {} } = JSON.parse(
        readFileSync(join(repositoryRoot, file), 'utf8'),
      ) as { name: string; scripts?: Record<string, string> };
      return { folder: dirname(file).replaceAll('\\', '/'), name, scripts };
    })
    .sort((a, b) => a.folder.localeCompare(b.folder));
}

/** Packages that have the file at their root. */
export function workspacesWith(file: string): Workspace[] {
  return workspaces().filter(({ folder }) => existsSync(join(repositoryRoot, folder, file)));
}

/** Folders of the packages with Jest tests. */
export const foldersWithTests = (): string[] =>
  workspacesWith('jest.config.mjs').map(({ folder }) => folder);
