// Releases, built and signed in this checkout by somebody who has the key: not in the one that production runs.
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { runProgram } from '../processes/run-program.ts';
import { remotesIn } from '../webpack/remote-file.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { environmentOf } from './environment-files.ts';
import type { Market } from './market-folder.ts';

export async function releaseAll(market: Market, log: (line: string) => void): Promise<void> {
  const remotes = remotesIn();
  for (const remote of remotes) await platform(market, 'platform', ['own', remote]);
  for (const unit of ['shell', ...remotes]) {
    await release(market, unit);
    log(`  ${unit} is released`);
  }
}

/** `npm run release -- <unit>`, with the key of whoever releases. */
export const release = (market: Market, unit: string) =>
  platform(market, 'release', [unit, '--dirty']);

/** With the private key, which no server has. */
async function platform(market: Market, command: string, args: readonly string[]): Promise<void> {
  const { RELEASES_URL } = environmentOf(market, 'shell');
  await runOrThrow(process.execPath, [join(repositoryRoot, `tools/bin/${command}.mjs`), ...args], {
    // No API of somebody else: pages are tried with a demo market, which production does not have.
    API_PORT: String(await freePort()),
    DATA_DIR: join(market.folder, 'of-the-releaser'),
    RELEASES_URL: RELEASES_URL ?? '',
    PLATFORM_ROOT_KEYS: market.root.public,
    PLATFORM_KEY: market.root.private,
    PLATFORM_PERSON: 'Ada',
  });
}

async function runOrThrow(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const { code, output } = await runProgram(program, [...args], { cwd: repositoryRoot, env });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
}
