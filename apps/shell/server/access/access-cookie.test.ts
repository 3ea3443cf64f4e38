/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
// The secret that signs what visitors were given, where the installation names none.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keptSecret } from './access-cookie.ts';

let folder: string;
let problems: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-secret-'));
  problems = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const secret = (of = folder) => keptSecret(of, (problem) => problems.push(problem));

test('it is drawn once, for all servers that share the folder, and only its owner reads it', async () => {
  const drawn = await Promise.all([secret(), secret(), secret()]);

  expect(drawn[0]).toMatch(/^[\w-]{43}$/);
  expect(new Set([...drawn, await secret()]).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['cookie-secret']);
  expect(statSync(join(folder, 'cookie-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', 'abc'])('one that was cut short to "%s" is drawn anew', async (text) => {
  const file = join(folder, 'cookie-secret');
  writeFileSync(file, text);
  const drawn = await secret();

  expect(drawn).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(file, 'utf8')).toBe(drawn);
});

test('where it cannot be kept, the server starts with one of its own, and says so', async () => {
  writeFileSync(join(folder, 'full'), '');

  expect(await secret(join(folder, 'full', 'state'))).toMatch(/^[\w-]{43}$/);
  expect(problems).toEqual([
    expect.stringContaining('The secret of cookies cannot be kept on this machine'),
  ]);
});
