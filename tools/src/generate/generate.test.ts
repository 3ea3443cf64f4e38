// Checks generated code with the compiler and the linter, in a copy of the packages it belongs to.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shapeProblems } from '../checks/module-shape.ts';
import { generateFeature } from './generate-feature.ts';
import { generateModule } from './generate-module.ts';
import { SourceTree } from './source-tree.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
let copy = '';

beforeEach(() => {
  // Inside the repository, so that packages are found, in a folder that git ignores.
  mkdirSync(join(root, '.freely'), { recursive: true });
  copy = mkdtempSync(join(root, '.freely', 'generated-'));
  for (const path of ['tsconfig.base.json', 'jest.preset.mjs', 'tools/jest', 'tools/types']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function copyPackage(app: string): void {
  cpSync(join(root, app), join(copy, app), {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist)([\\/]|$)/.test(path),
  });
}

/** Type errors in the generated files; the rest of the app has its own check. */
async function typeErrors(project: string, files: string[]): Promise<string[]> {
  const compiler = join(root, 'node_modules/.bin/tsc');
  const { stdout } = await run(compiler, ['-p', project], { cwd: copy }).catch((error) => error);
  return stdout.split('\n').filter((line: string) => files.some((file) => line.startsWith(file)));
}

/** What the linter still reports after it has formatted the files. */
async function lintErrors(files: string[]): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const linter = join(root, 'node_modules/.bin/biome');
      const child = run(linter, ['check', '--write', `--stdin-file-path=${file}`], { cwd: root });
      child.child.stdin?.end(readFileSync(join(copy, file)));
      return child.then(
        () => '',
        (error: { stderr: string }) => `${file}\n${error.stderr}`,
      );
    }),
  );
  return found.filter(Boolean);
}

// Compiling the whole API takes long while other tests run in parallel.
jest.setTimeout(180_000);

test('a generated feature compiles and passes the linter', async () => {
  copyPackage('apps/mfe-admin');
  const tree = new SourceTree(copy);

  generateFeature(tree, 'mfe-admin', 'grant-gift');

  expect(tree.changed).toHaveLength(6);
  expect(await typeErrors('apps/mfe-admin', tree.changed)).toEqual([]);
  expect(await lintErrors(tree.changed)).toEqual([]);
});

test('a generated module compiles, passes the linter, and has the shape of all modules', async () => {
  copyPackage('apps/api');
  copyPackage('libs/api-client');
  // The API has to import the generated calls, not those of the repository.
  mkdirSync(join(copy, 'node_modules/@freely'), { recursive: true });
  symlinkSync(join(copy, 'libs/api-client'), join(copy, 'node_modules/@freely/api-client'));
  const tree = new SourceTree(copy);

  generateModule(tree, 'booking', 'gift-cards');
  const apiFiles = tree.changed.filter((file) => file.startsWith('apps/api/'));

  expect(apiFiles).toHaveLength(8);
  expect(
    apiFiles.flatMap((file) => shapeProblems(file, readFileSync(join(copy, file), 'utf8'))),
  ).toEqual([]);
  expect(await typeErrors('libs/api-client', tree.changed)).toEqual([]);
  expect(await typeErrors('apps/api', tree.changed)).toEqual([]);
  expect(await lintErrors(tree.changed)).toEqual([]);
});

test('an existing file is not overwritten', () => {
  copyPackage('apps/mfe-admin');
  generateFeature(new SourceTree(copy), 'mfe-admin', 'grant-gift');

  expect(() => generateFeature(new SourceTree(copy), 'mfe-admin', 'grant-gift')).toThrow(
    'apps/mfe-admin/src/features/grant-gift/index.ts exists already.',
  );
});
