// Signed links on a real site: what they show, to whom, and how it is left.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@freely/tools/free-port';
import type { Page } from '@playwright/test';
import { commandsIn } from './commands.ts';
import { expect, type OwnShell, test } from './own-shell.ts';

const ROOT = join(import.meta.dirname, '../..');
const TOOL = 'tools/src/commands/platform.ts';

const platform = (shell: OwnShell, ...args: string[]) =>
  commandsIn(ROOT, shell, { SHELL_URL: shell.url }).node(TOOL, ...args);

/** The folders of the releases of mfe-public whose files the page has loaded. */
async function foldersOf(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const folders = urls.flatMap((url) => /^.*\/r\/mfe-public\/[^/]+\//.exec(url) ?? []);

  return [...new Set(folders)];
}

test('a preview is for the first browser that opens its link, with a bar and a way out', async ({
  page,
  shell,
  browser,
}) => {
  await shell.copyRelease('mfe-public', 'previewed');
  const { url } = JSON.parse(
    await platform(shell, 'preview', 'mfe-public', 'previewed', '--for', '5m', '--json'),
  );
  await page.goto(url);

  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Preview of mfe-public previewed, until');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => foldersOf(page)).toEqual([`${shell.url}/r/mfe-public/previewed/`]);
  // The token is in no address that the browser keeps.
  expect(page.url()).toBe(`${shell.url}/`);

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(url);
  await expect(stranger.getByText('opened in another browser')).toBeVisible();
  await stranger.goto(shell.url);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => foldersOf(stranger)).toEqual([expect.not.stringContaining('previewed')]);
  await other.close();

  await bar.getByRole('button', { name: 'Leave' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => foldersOf(page)).toEqual([expect.not.stringContaining('previewed')]);
});

test('a deployed shell loads a remote from the own machine, under its strict policy', async ({
  page,
  shell,
}) => {
  await platform(shell, 'development', 'on', '--reason', 'A test');
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['tools/src/commands/dev.ts', 'mfe-booking', '--shell', shell.url],
    {
      cwd: ROOT,
      env: { ...process.env, ...shell.environment, BOOKING_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(server, 'exit');
  let output = '';
  try {
    for await (const chunk of server.stdout) {
      output += chunk;
      if (output.includes('Reload the page')) break;
    }
    await page.goto(/http\S+join#\S+/.exec(output)?.[0] ?? '');
    // Webpack serves the remote while other builds of these tests run.
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
      `mfe-booking from http://localhost:${port}`,
      { timeout: 90_000 },
    );
    await page.goto(`${shell.url}/services-search`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const origins = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
    );
    expect(origins).toContain(`http://localhost:${port}`);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
});
