// A remote from another repository: built, tested and released with the packed SDK, by its team's key.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@freely/tools/free-port';
import { commandsIn } from './commands.ts';
import { foreignRepository } from './foreign-repository.ts';
import { expect, type OwnShell, test } from './own-shell.ts';

const ROOT = join(import.meta.dirname, '../..');
const program = (name: string) => join(ROOT, 'node_modules/.bin', name);
const SDK = 'node_modules/@freely/remote-sdk/freely-remote.mjs';

test('a remote of another repository is built, released and visited', async ({ page, shell }) => {
  const repository = await foreignRepository();
  const platform = (...args: string[]) =>
    commandsIn(ROOT, shell).node('tools/src/commands/platform.ts', ...args);
  const { publicKey, privateKey } = JSON.parse(await platform('keys', 'new', 'stars', '--json'));
  const elsewhere = commandsIn(repository.folder, shell, { PLATFORM_KEY: `stars=${privateKey}` });

  try {
    await elsewhere.git('init', '--quiet');
    await elsewhere.git('add', '--all');
    await elsewhere.git('commit', '--quiet', '--message', 'Add the stars of the month');
    await elsewhere.program(program('tsc'), '--noEmit');
    await elsewhere.program(program('jest'));
    await elsewhere.node(SDK, 'build');

    const release = () => elsewhere.node(SDK, 'release', '--reason', 'The first one');
    await expect(release()).rejects.toThrow('mfe-stars owns no path');
    await platform('own', 'mfe-stars', '/stars/*', '--reason', 'A new team');
    await platform('keys', 'add', 'stars', publicKey, 'mfe-stars', '--owner', 'Stars');
    await release();

    await page.goto(shell.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stars of the month' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stars of the month');
    // A busy server sends the page without its markup rather than late.
    await expect
      .poll(async () => (await page.request.get(`${shell.url}/stars`)).text())
      .toMatch(/<h1[^>]*>Stars of the month<\/h1>/);

    // Served from its own machine, the deployed shell shows a change at the next load.
    await platform('development', 'on', '--reason', 'A test');
    const served = await serveFor(shell, repository.folder, `stars=${privateKey}`);
    try {
      const bar = page.getByRole('complementary', { name: 'Preview' });
      // A running shell learns within seconds that development is on.
      await expect(async () => {
        await page.goto(served.link);
        await expect(bar).toContainText(`mfe-stars from ${served.origin}`, { timeout: 2_000 });
      }).toPass();
      const catalogue = join(repository.folder, 'locales/en-GB/stars.json');
      const messages = await readFile(catalogue, 'utf8');
      await writeFile(catalogue, messages.replaceAll('Stars of the month', 'Stars of the week'));
      await expect(async () => {
        await page.goto(`${shell.url}/stars`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stars of the week', {
          timeout: 2_000,
        });
      }).toPass();
    } finally {
      await served.stop();
    }
  } finally {
    repository.remove();
  }
});

/** `freely-remote serve`, until it has printed its link: then its first build is done. */
async function serveFor(shell: OwnShell, folder: string, key: string) {
  const port = await freePort();
  const server = spawn(process.execPath, [SDK, 'serve', '--shell', shell.url], {
    cwd: folder,
    env: { ...process.env, PLATFORM_KEY: key, STARS_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let output = '';
  for await (const chunk of server.stdout) {
    output += chunk;
    if (/join#\S+\s/.test(output)) break;
  }

  return {
    link: /http\S+join#\S+/.exec(output)?.[0] ?? '',
    origin: `http://localhost:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
