// Compares the versions in node_modules with the lock file, not the dates of files.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
export async function installWhenStale(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci)');
  const status = await runNpm(root, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) throw new Error('npm ci failed: see above.');
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
