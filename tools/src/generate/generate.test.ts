import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readRemoteFile } from '../webpack/remote-file.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { freeDevPort } from './free-dev-port.ts';
import { generateFeature } from './generate-feature.ts';
import { generateRemote } from './generate-remote.ts';
import { SourceTree } from './source-tree.ts';

// What they generate is compiled, linted and tested in new-command.test.ts.
let root: string;
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'freely-generated-'))}/`;
  for (const path of ['src/routes.tsx', 'src/messages.ts', 'locales', 'remote.json']) {
    const file = `apps/mfe-admin/${path}`;
    mkdirSync(join(root, file, '..'), { recursive: true });
    cpSync(repositoryRoot + file, root + file, { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('an existing file is not overwritten', () => {
  generateFeature(new SourceTree(root), 'mfe-admin', 'grant-gift');

  expect(() => generateFeature(new SourceTree(root), 'mfe-admin', 'grant-gift')).toThrow(
    'apps/mfe-admin/src/features/grant-gift/index.ts exists already.',
  );
});

test('a remote touches only its folder, and keeps a port that no other has', async () => {
  const port = await freeDevPort(root);
  const tree = new SourceTree(root);
  generateRemote(tree, 'rewards', port);

  expect(tree.changed.filter((file) => !file.startsWith('apps/mfe-rewards/'))).toEqual([]);
  expect(readRemoteFile('mfe-rewards', root)).toMatchObject({ port, paths: ['/rewards/*'] });
  expect(await freeDevPort(root)).not.toBe(port);
  expect(port).not.toBe(readRemoteFile('mfe-admin', root).port);
});

test('a remote with the path of another is refused', () => {
  expect(() => generateRemote(new SourceTree(root), 'admin', 4290)).toThrow(
    'Choose another name: mfe-admin has the paths /admin/*.',
  );
});
