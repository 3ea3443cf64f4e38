import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { releaseOf } from './release-of.ts';

const commit = '4f1c2d3e4f5061728394a5b6c7d8e9f001122334';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freely-release-'));
  mkdirSync(join(root, '.git/refs/heads'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(root, '.git', name), text);

test('it is what the image names, else the commit that is checked out, wherever git keeps it', () => {
  expect(releaseOf(undefined, root)).toBe('unknown');
  write('HEAD', `${commit}\n`);
  expect(releaseOf(undefined, root)).toBe('4f1c2d3e4f50');
  write('HEAD', 'ref: refs/heads/main\n');
  expect(releaseOf(undefined, root)).toBe('unknown');
  write('packed-refs', `# pack-refs\n${commit} refs/heads/main\n`);
  expect(releaseOf(undefined, root)).toBe('4f1c2d3e4f50');
  write('refs/heads/main', `00${commit.slice(2)}\n`);
  expect(releaseOf(undefined, root)).toBe('001c2d3e4f50');
  expect(releaseOf('1.4.0', root)).toBe('1.4.0');
});
