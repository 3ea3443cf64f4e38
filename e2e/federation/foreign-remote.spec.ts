// A remote from another repository: built, tested and released with the packed SDK, by its team's key.
import { join } from 'node:path';
import { commandsIn } from './commands.ts';
import { foreignRepository } from './foreign-repository.ts';
import { expect, test } from './own-shell.ts';

const ROOT = join(import.meta.dirname, '../..');
const program = (name: string) => join(ROOT, 'node_modules/.bin', name);
const SDK = 'node_modules/@freely/remote-sdk/src/sdk/main.js';

test('a remote of another repository is built, released and visited', async ({ page, shell }) => {
  test.setTimeout(300_000);
  const repository = await foreignRepository();
  const platform = (...args: string[]) =>
    commandsIn(ROOT, shell).node('tools/src/commands/platform.ts', ...args);
  const { publicKey, privateKey } = JSON.parse(await platform('keys', 'new', 'stars', '--json'));
  const elsewhere = commandsIn(repository.folder, shell, { PLATFORM_KEY: `stars=${privateKey}` });

  try {
    await elsewhere.git('init', '--quiet');
    await elsewhere.git('add', 'src', 'locales', 'package.json', 'remote.json');
    await elsewhere.git('commit', '--quiet', '--message', 'Add the stars of the month');
    await elsewhere.program(program('tsc'), '--noEmit');
    await elsewhere.program(program('jest'));
    await elsewhere.node(SDK, 'build');

    const release = () => elsewhere.node(SDK, 'release', '--dirty', '--reason', 'The first one');
    await expect(release()).rejects.toThrow('mfe-stars owns no path');
    await platform('own', 'mfe-stars', '/stars/*', '--reason', 'A new team');
    await platform('keys', 'add', 'stars', publicKey, 'mfe-stars', '--owner', 'Stars');
    await release();

    await page.goto(shell.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stars of the month' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stars of the month');
    expect(await (await page.request.get(`${shell.url}/stars`)).text()).toMatch(
      /<h1[^>]*>Stars of the month<\/h1>/,
    );
  } finally {
    repository.remove();
  }
});
