import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';

// Each looks before the other one has written.
jest.unstable_mockModule('node:fs', () => ({ ...fs, existsSync: () => false }));
const { localKey } = await import('./signing-key.ts');

test('of two commands that start at once on a new machine, both have one key', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'freely-key-'));
  const first = localKey(folder);

  expect(localKey(folder)).toEqual(first);
  expect(fs.readdirSync(join(folder, 'platform'))).toEqual(['key.json']);
  expect(fs.statSync(join(folder, 'platform/key.json')).mode & 0o777).toBe(0o600);
  fs.rmSync(folder, { recursive: true });
});
