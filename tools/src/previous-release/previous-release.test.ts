import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkOutOnNewSchema } from './check-out.ts';
import { findRelease } from './find-release.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freely-releases-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@freely.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function commit(file: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), file);
  git('add', '.');
  git('commit', '--quiet', '--message', file);

  return git('rev-parse', 'HEAD');
}

test('without tags, the release before is that before the latest migration', () => {
  commit('apps/api/migrations/0001.sql');
  const before = commit('apps/api/src/one.ts');
  commit('apps/api/migrations/0002.sql');
  commit('apps/api/src/two.ts');

  expect(findRelease(undefined, root)).toBe(before);
});

test('with tags, it is the newest one before this commit, or the one that is named', () => {
  const first = commit('one');
  git('tag', 'v1');
  commit('two');
  const second = commit('three');
  git('tag', 'v2');
  expect(findRelease(undefined, root)).toBe(first);
  commit('four');

  expect(findRelease(undefined, root)).toBe(second);
  expect(findRelease('v1', root)).toBe(first);
  expect(() => findRelease('v3', root)).toThrow();
});

test('its code is on the schema of now, which it did not know', () => {
  commit('apps/api/migrations/0001.sql');
  const before = commit('apps/api/src/one.ts');
  commit('apps/api/src/two.ts');
  // Not committed yet: it is tried before.
  writeFileSync(join(root, 'apps/api/migrations/0002.sql'), 'select 1');

  const earlier = checkOutOnNewSchema(before, root);
  try {
    const filesIn = (folder: string) => readdirSync(join(earlier.root, 'apps/api', folder)).sort();
    expect(filesIn('src')).toEqual(['one.ts']);
    expect(filesIn('migrations')).toEqual(['0001.sql', '0002.sql']);
    expect(earlier.newMigrations).toEqual(['0002.sql']);
  } finally {
    earlier.remove();
  }
});
