// A release that the real shell cannot load must not become the active one.
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

const patience = 30_000;

/** Loads the release in a shell of its own, over a registry in which it is already active. */
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
  const address = `http://localhost:${port}`;
  const shell = await startService({
    name: 'shell',
    args: ['apps/shell/server/main.ts'],
    cwd: repositoryRoot,
    env: { NODE_ENV: 'test', SHELL_PORT: String(port), SHELL_URL: address, RELEASES_DIR: trial },
    health: `${address}/config.json`,
    logFile: join(trial, 'shell.log'),
  });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags(),
  });
  try {
    const page = await browser.newPage();
    await page.goto(address + firstAddress(trial, release));
    await page.waitForFunction(
      ({ name, version }) =>
        performance.getEntriesByName('freely:loaded').some((mark) => {
          // Runs in the browser, whose marks carry the event as their detail.
          const { detail } = mark as unknown as { detail: { remote: string; version: string } };
          return detail.remote === name && detail.version === version;
        }),
      { name: remote, version: release.version },
      { timeout: patience },
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

function firstAddress(trial: string, { url }: ReleasePointer): string {
  const { navigation } = JSON.parse(
    readFileSync(join(trial, url, 'release.json'), 'utf8'),
  ) as Release;
  return navigation[0] ?? '/';
}
