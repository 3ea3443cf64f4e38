import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../webpack/workspace.ts';
import { inputsOf, testInputs } from './test-inputs.ts';
import { foldersWithTests } from './workspaces.ts';

test('inputs are the files of packages and of the workspace, without what is excluded', () => {
  const isInput = inputsOf([
    'env:NX_CLOUD_ENCRYPTION_KEY',
    'npm:@babel/code-frame',
    'AllExternalDependencies',
    '@freely/ui:TsConfig',
    '@freely/ui:libs/ui/**/*,!libs/ui/dist/**/*',
    'workspace:[{workspaceRoot}/package-lock.json,{workspaceRoot}/tools/jest/*.mjs]',
  ]);
  const files = [
    'libs/ui/src/map/map.tsx',
    'libs/ui/dist/map.js',
    'libs/ui-more/src/map.tsx',
    'package-lock.json',
    'apps/package-lock.json',
    'tools/jest/native-runtime.mjs',
    'tools/src/checks/check.ts',
  ];

  expect(files.filter(isInput)).toEqual([
    'libs/ui/src/map/map.tsx',
    'package-lock.json',
    'tools/jest/native-runtime.mjs',
  ]);
});

/** Relative paths of three levels and more: what is nearer is in the package. */
const FAR_PATH = /['"`]((?:\.\.\/){3,}[\w./*{},-]*)['"`]/g;
/** Imports of this find the root in another way. */
const READS_ROOT = /\brepositoryRoot\b|process\.cwd\(\)/;

test('every package with tests is known to Nx, and its tests read nothing that is not an input', async () => {
  const inputs = await testInputs();
  const folders = foldersWithTests();
  expect([...inputs.keys()].sort()).toEqual(folders);

  const unknown: string[] = [];
  for (const [folder, isInput] of inputs) {
    // A file that no package's own inputs contain: whoever reads the root has to name all of it.
    const hasWholeRepository = isInput('docs/permissions.md') && isInput('apps/mfe-admin/any.ts');
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: repositoryRoot,
      exclude: ['**/node_modules', '**/dist'],
    })) {
      if (hasWholeRepository || inner(folders, folder, file)) continue;
      const text = readFileSync(join(repositoryRoot, file), 'utf8');
      if (READS_ROOT.test(text)) unknown.push(`${file} reads the root`);
      for (const [, path = ''] of text.matchAll(FAR_PATH)) {
        const read = relative(repositoryRoot, join(repositoryRoot, dirname(file), path));
        if (!existsSync(join(repositoryRoot, read)) || isInput(read)) continue;
        unknown.push(`${file} reads ${read || 'the root'}`);
      }
    }
  }

  expect(unknown).toEqual([]);
});

/** A file of a package in a subfolder of this one. */
const inner = (folders: readonly string[], folder: string, file: string) =>
  folders.some((other) => other.startsWith(`${folder}/`) && file.startsWith(`${other}/`));
