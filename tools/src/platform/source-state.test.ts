// Which state of the sources a release is named for.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { requireUnchanged, sourceState } from './source-state.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@freely.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
const state = () => sourceState(undefined, folder);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-sources-'));
  git('init', '--quiet');
  for (const file of ['apps/a.ts', 'package-lock.json', 'docs/a.md']) write(file, 'first');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a clean checkout is named for its commit', () => {
  expect(state()).toEqual({
    commit: git('rev-parse', '--short=7', 'HEAD').trim(),
    isDirty: false,
  });
});

test.each(['apps/a.ts', 'apps/new.ts', 'package-lock.json', 'tsconfig.base.json'])(
  'a change of %s makes another build than that of the commit',
  (file) => {
    write(file, 'second');

    expect(state().isDirty).toBe(true);
  },
);

test('what no build is made of does not matter', () => {
  write('docs/a.md', 'second');

  expect(state().isDirty).toBe(false);
});

test('files that are changed, or committed, while it is built are noticed', () => {
  const before = state();
  expect(() => requireUnchanged(before, state())).not.toThrow();
  write('apps/a.ts', 'second');
  expect(() => requireUnchanged(before, state())).toThrow('Files were changed while it was built');
  git('commit', '--all', '--quiet', '--message', 'Second');
  expect(() => requireUnchanged(before, state())).toThrow('Files were changed while it was built');
});

test('where there is no repository, nothing is a commit', () => {
  rmSync(join(folder, '.git'), { recursive: true });

  expect(state()).toEqual({ commit: 'source', isDirty: true });
});
