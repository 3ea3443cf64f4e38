// A remote that nobody named before: generated, released into a running platform, visited. No file
// outside its folder changes, and nothing is restarted.
import { globSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCheckout } from '@freely/tools/planted-faults/copy-checkout';
import { commandsIn } from './commands.ts';
import { expect, test } from './own-shell.ts';

test('a fifth remote is generated, released and visited', async ({ page, shell }) => {
  const copy = copyCheckout();
  const { git, node, program } = commandsIn(copy.root, shell);
  const command = (name: string, ...args: string[]) =>
    node(`tools/src/commands/${name}.ts`, ...args);

  try {
    await git('init', '--quiet');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'The checkout before it');
    await page.goto(`${shell.url}/rewards`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');

    await command('new', 'remote', 'rewards');
    expect(await git('status', '--porcelain')).toBe('?? apps/mfe-rewards/\n');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Add rewards');
    await command('platform', 'own', 'mfe-rewards', '--reason', 'A new remote');
    await command('release', 'mfe-rewards', '--reason', 'The first release');

    await page.goto(shell.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rewards' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rewards');
    await expect(page).toHaveURL(`${shell.url}/rewards`);
    expect(await (await page.request.get(`${shell.url}/rewards`)).text()).toMatch(
      /<h1[^>]*>Rewards<\/h1>/,
    );
    expect(await git('status', '--porcelain')).toBe('');

    // A page that crashes is refused by the same command, in a form that a pipeline reads.
    const pageFile = globSync('apps/mfe-rewards/src/**/*-page.tsx', { cwd: copy.root })[0] ?? '';
    const source = await readFile(join(copy.root, pageFile), 'utf8');
    await writeFile(
      join(copy.root, pageFile),
      source.replace(
        'return (',
        "if (Date.now() > 0) throw new Error('No render ends well.');\n  return (",
      ),
    );
    await git('commit', '--quiet', '--all', '--message', 'Break the page');
    const refused = await program(
      'npm',
      'run',
      '--silent',
      'release',
      '--',
      'mfe-rewards',
      '--json',
    )
      .then(() => null)
      .catch((error: { code: number; stdout: string }) => error);
    expect(refused, refused?.stdout).toMatchObject({ code: 1 });
    const { exitCode, pages, kept } = JSON.parse(refused?.stdout ?? '');
    expect(exitCode).toBe(1);
    expect(pages.join('\n')).toMatch(/\/rewards at 1440: .*No render ends well/);
    const files = readdirSync(kept);
    expect(files).toContain('-rewards-desktop.png');
    expect(files).toContain('-rewards-phone.zip');
    await page.goto(`${shell.url}/rewards`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rewards');
    // Throws when there is no such process any more.
    process.kill(shell.pid, 0);
  } finally {
    copy.remove();
  }
});
