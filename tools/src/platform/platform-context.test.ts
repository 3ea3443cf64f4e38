import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKey } from '@freely/platform';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { exitCodeOf } from '../terminal/command-error.ts';
import { openPlatform } from './platform-context.ts';

let folder: string;
const before = { ...process.env };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-context-'));
});
afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true, force: true });
});

test('a key of a pipeline signs nothing without the root keys by which the store is checked', () => {
  process.env.PLATFORM_KEY = `team=${newSigningKey().privateKey}`;
  let thrown: unknown;
  try {
    openPlatform(folder);
  } catch (error) {
    thrown = error;
  }

  expect(String(thrown)).toContain('PLATFORM_ROOT_KEYS must be set beside PLATFORM_KEY');
  expect(exitCodeOf(thrown)).toBe(2);
  const { publicKey } = newSigningKey();
  process.env.PLATFORM_ROOT_KEYS = `root=${publicKey}`;
  expect(openPlatform(folder)).toMatchObject({ roots: null, trusted: { root: publicKey } });
});

test('an address that is no store is misused, not made a folder', () => {
  process.env.RELEASES_URL = 'https://releases.example/freely';

  expect(() => openPlatform(folder)).toThrow('RELEASES_URL: A store is a folder, or s3://');
});
