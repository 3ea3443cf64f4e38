// Tests that the real shell can load a release, before the release becomes active.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import type { Release } from '@freely/federation/release';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { freePort } from '../free-port.ts';
import { startService } from '../processes/service.ts';
import { publish, readRegistry } from '../release/index.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/** Milliseconds. */
const loadTimeout = 30_000;

/** Loads the release in a separate shell, whose registry already has it as the active release. */
export async function tryRelease(
  remote: string,
  release: ReleasePointer,
  folder: string,
): Promise<void> {
  const trial = mkdtempSync(join(tmpdir(), 'freely-trial-'));
  try {
    mkdirSync(join(folder, 'r'), { recursive: true });
    symlinkSync(join(folder, 'r'), join(trial, 'r'));
    writeFileSync(
      join(trial, 'registry.json'),
      JSON.stringify(readRegistry(join(folder, 'registry.json'))),
    );
    publish(remote, release, trial);
    await loadInShell(remote, release, trial);
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

async function loadInShell(remote: string, release: ReleasePointer, trial: string): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shell = await startService({
    name: 'shell',
    args: ['apps/shell/server/main.ts'],
    cwd: repositoryRoot,
    env: { NODE_ENV: 'test', SHELL_PORT: String(port), SHELL_URL: url, RELEASES_DIR: trial },
    health: `${url}/config.json`,
    logFile: join(trial, 'shell.log'),
  });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags(),
  });
  try {
    const page = await browser.newPage();
    await page.goto(url + firstPath(trial, release));
    await page.waitForFunction(
      ({ name, version }) =>
        performance.getEntriesByName('freely:loaded').some((mark) => {
          // Runs in the browser. The detail of the mark is the event.
          const { detail } = mark as unknown as { detail: { remote: string; version: string } };
          return detail.remote === name && detail.version === version;
        }),
      { name: remote, version: release.version },
      { timeout: loadTimeout },
    );
  } catch {
    throw new Error(
      `${remote} ${release.version} did not load in the shell, so it was not released.`,
    );
  } finally {
    await browser.close();
    await shell.stop();
  }
}

function firstPath(trial: string, { url }: ReleasePointer): string {
  const { navigation } = JSON.parse(
    readFileSync(join(trial, url, 'release.json'), 'utf8'),
  ) as Release;
  return navigation[0] ?? '/';
}
