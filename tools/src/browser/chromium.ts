// Which Chromium to drive, and how to get one on a machine that has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/**
 * The path of an installed Chromium or Chrome, or null. The headless shell, which is the same engine
 * without the windows that nobody looks at, starts a page in half of the time.
 */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no file: ${CHROMIUM_PATH}`);
  }
  const candidates = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path) && runs(path)) ?? null;
}

/** The path of a Chromium, which is installed when there is none. */
export async function ensureChromium(): Promise<string> {
  return findChromium() ?? (await installChromium());
}

async function installChromium(): Promise<string> {
  console.log('Installing Chromium');
  // Debian's packages bring the system libraries along, which Playwright's download does not.
  const apt = aptGet();
  if (apt) {
    const [program = '', ...args] = apt;
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runProgram(program, [...args, 'update'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runProgram(program, [...args, 'install', '-y', '--no-install-recommends', name], quiet);
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  await runProgram(join(repositoryRoot, 'node_modules', '.bin', 'playwright'), [
    'install',
    'chromium',
  ]);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. ' +
      'Install it, or set CHROMIUM_PATH to an installed Chromium or Chrome.',
  );
}

/** For a browser that a program drives: no updates, no background traffic, no display. */
export function chromiumFlags(): string[] {
  return [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium's own sandbox needs an ordinary user.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** The words before `update` and `install`, when we may use them without asking for a password. */
function aptGet(): string[] | null {
  const isInstalled = (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'apt-get')));
  if (!isInstalled) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : null;
}
