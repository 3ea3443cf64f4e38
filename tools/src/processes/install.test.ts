import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';

// Runs before anything is installed, so it is JavaScript.
const script = new URL('../../bootstrap/install.mjs', import.meta.url).href;
const { installCommand } = (await import(script)) as { installCommand(root: string): string[] };

const root = mkdtempSync(join(tmpdir(), 'freely-install-'));
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, value: unknown) =>
  writeFileSync(join(root, file), JSON.stringify(value));

test('a package that the lock file does not name yet is installed without changing it', () => {
  mkdirSync(join(root, 'apps/mfe-old'), { recursive: true });
  write('package.json', { workspaces: ['apps/*'] });
  write('apps/mfe-old/package.json', {});
  write('package-lock.json', { packages: { '': {}, 'apps/mfe-old': {} } });
  expect(installCommand(root)).toEqual(['ci']);

  mkdirSync(join(root, 'apps/mfe-new'));
  write('apps/mfe-new/package.json', {});
  expect(installCommand(root)).toEqual(['install', '--no-save']);
});
