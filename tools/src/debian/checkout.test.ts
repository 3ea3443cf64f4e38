// Nothing is built where production runs: its folder is what a clone has, and packages.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../webpack/workspace.ts';
import { copySources, installation, leftIn } from './checkout.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-checkout-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), '');
};

test('no output of a build comes along, and one that is made there is seen', () => {
  for (const name of [
    ...['clone/apps/shell/server/main.ts', 'clone/apps/shell/dist/main.js', 'clone/.git/HEAD'],
    ...['clone/node_modules/pg/dist/index.js', 'clone/.nx/cache/x', 'clone/.freely/files/x'],
  ]) {
    write(name);
  }
  writeFileSync(
    join(folder, 'clone/.gitignore'),
    readFileSync(join(repositoryRoot, '.gitignore'), 'utf8'),
  );
  const production = join(folder, 'production');

  copySources(join(folder, 'clone'), production);

  expect(leftIn(join(folder, 'clone')).sort()).toEqual(['.freely', '.nx', 'apps/shell/dist']);
  expect(leftIn(production)).toEqual([]);
  // Packages have such folders of their own.
  write('production/node_modules/pg/dist/index.js');
  expect(leftIn(production)).toEqual([]);
  write('production/apps/mfe-public/dist/main.js');
  write('production/npm-debug.log');
  expect(leftIn(production).sort()).toEqual(['apps/mfe-public/dist', 'npm-debug.log']);
});

test('the documents install what is tried, and build nothing on the machine of production', () => {
  const page = readFileSync(join(repositoryRoot, 'deploy/README.md'), 'utf8');

  expect(page).toContain(`npm ${installation.join(' ')}`);
  expect(page).not.toMatch(/\bnx\b|-t build/);
});
