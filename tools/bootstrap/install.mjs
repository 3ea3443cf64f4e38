// Compares the versions in node_modules with the lock file, not the dates of files.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
export async function installWhenStale(root) {
  if (isInstalled(root)) return;
  const command = installCommand(root);
  console.log(`Installing packages (npm ${command.join(' ')})`);
  const status = await runNpm(root, [...command, '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) throw new Error(`npm ${command[0]} failed: see above.`);
}

/**
 * `npm ci` refuses a package that the lock file does not name, as a new remote is. It brings no
 * packages of its own, so the lock file stays as it is, and its versions are installed.
 *
 * @param {string} root
 */
export function installCommand(root) {
  const locked = packagesOf(join(root, 'package-lock.json')) ?? {};

  return workspaceFolders(root).every((folder) => locked[folder])
    ? ['ci']
    : ['install', '--no-save'];
}

/** The folders of `workspaces` in package.json, whose patterns end in a star or name a folder. */
function workspaceFolders(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return pattern;
    const parent = pattern.slice(0, -2);

    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });

  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  // npm writes this file last: an interrupted install has none.
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    // Optional packages are missing on other platforms; links are our own workspaces.
    if (!path.includes('node_modules/') || optional || devOptional || peer) return true;
    return link ? Boolean(present[path]) : present[path]?.version === version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

function runNpm(root, args) {
  const npm = process.env.npm_execpath;
  const [command, ...rest] = npm?.endsWith('.js')
    ? [process.execPath, npm, ...args]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
