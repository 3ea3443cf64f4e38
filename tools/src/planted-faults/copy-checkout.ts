// Faults are planted in a copy: the checkout that the command stands in is never edited.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { workspaces } from '../checks/workspaces.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/** What is made by commands (.gitignore), or is no part of the sources. */
const leftOut = new Set([
  '.freely',
  '.git',
  '.nx',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

export interface CheckoutCopy {
  /** Without a slash at the end. */
  readonly root: string;
  remove(): void;
}

/** A copy of the sources as they are on the disk, with the packages of this checkout. */
export function copyCheckout(): CheckoutCopy {
  // Node and Jest know files by their real paths.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'freely-faults-')));
  cpSync(repositoryRoot, root, {
    recursive: true,
    filter: (source) =>
      resolve(source) === resolve(repositoryRoot) || !leftOut.has(basename(source)),
  });
  // What the checks write is left alone there.
  mkdirSync(join(root, '.freely'));
  for (const folder of ['', ...workspaces().map((workspace) => workspace.folder)]) {
    const from = join(repositoryRoot, folder, 'node_modules');
    if (existsSync(from)) lendPackages(from, join(root, folder, 'node_modules'));
  }

  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Links to packages from outside; our own lead into the copy. */
function lendPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    // What a faulty build leaves there must not be found by another one.
    if (name === '.cache') continue;
    if (name === '@freely') linkOwn(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name), 'junction');
  }
}

function linkOwn(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const folder = realpathSync(join(from, name)).slice(realpathSync(repositoryRoot).length + 1);
    // From node_modules/@freely/ of the copy back to its root.
    symlinkSync(join(dirname(dirname(to)), folder), join(to, name), 'junction');
  }
}
