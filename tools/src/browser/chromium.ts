// Finds a Chromium for tests and benches, and installs one when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The path of an installed Chromium or Chrome, or null. Prefers the headless shell, which is the same
 * engine without windows and starts a page in half of the time.
 */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is not a file: ${CHROMIUM_PATH}`);
  }
  // Nothing else is installed by this name, so it need not be started to see that it is one.
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  const candidates = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()];

  return candidates.find((path) => existsSync(path) && runs(path)) ?? null;
}

/** The path of a Chromium; installs one when there is none. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found && (hasFonts() || !aptGet())) return found;

  return await installChromium();
}

/**
 * The fonts that Linux desktops have in place of Arial and Times. While the product's own fonts load,
 * pages are shown in the machine's, and a test measures that the change moves nothing.
 */
const FONTS = 'fonts-liberation';

function hasFonts(): boolean {
  const { status, stdout } = spawnSync('fc-list', ['Liberation Sans', 'family']);

  // Other systems have no fontconfig, and the real fonts.
  return status !== 0 || stdout.length > 0;
}

async function installChromium(): Promise<string> {
  console.log('Installing Chromium');
  // Debian's packages depend on the system libraries; Playwright's download does not bring them.
  const apt = aptGet();
  if (apt) {
    const [program = '', ...args] = apt;
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runProgram(program, [...args, 'update'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const packages = [name, FONTS];
      await runProgram(
        program,
        [...args, 'install', '-y', '--no-install-recommends', ...packages],
        quiet,
      );
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
    'The browser tests need Chromium, but it could not be installed. ' +
      'Install it, or set CHROMIUM_PATH to an installed Chromium or Chrome.',
  );
}

/** Flags for an automated browser: no updates, no background traffic, no display. */
export function chromiumFlags(): string[] {
  return [
    '--disable-gpu',
    // Pages are drawn by the browser itself, which takes an eighth less processor time than by a process.
    '--in-process-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium's sandbox does not work as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** The command of apt-get, where it can be run without a password; otherwise null. */
function aptGet(): string[] | null {
  const isInstalled = (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'apt-get')));
  if (!isInstalled) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : null;
}
