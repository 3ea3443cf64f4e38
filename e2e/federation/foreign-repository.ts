import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packSdk } from '@freely/tools/sdk/pack-sdk';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, '../fixtures/foreign-remote');

/**
 * A repository outside this one, with the packed SDK. Its other packages are links, so that nothing
 * has to be downloaded.
 */
export async function foreignRepository(): Promise<{ folder: string; remove(): void }> {
  const work = mkdtempSync(join(tmpdir(), 'freely-elsewhere-'));
  const folder = join(work, 'repository');
  cpSync(FIXTURE, folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@freely'), { recursive: true });
  for (const tarball of await packSdk(join(work, 'tarballs'))) unpack(tarball, modules);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@freely' || name.startsWith('.')) continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }

  return { folder, remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** `freely-shell-sdk-0.1.0.tgz` → `@freely/shell-sdk`. */
function unpack(tarball: string, modules: string): void {
  const name = basename(tarball).replace(/^freely-(.*)-\d+\.\d+\.\d+.*\.tgz$/, '$1');
  const target = join(modules, '@freely', name);
  mkdirSync(target);
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  if (globSync('**/*.ts', { cwd: target }).some((file) => !file.endsWith('.d.ts'))) {
    throw new Error(`${basename(tarball)} has sources that are not built.`);
  }
}
