import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasMarket, readMarket } from './market-folder.ts';
import { run } from './programs.ts';
import { stop } from './started-processes.ts';

/** What is in front goes first, the databases last. */
const last = ['sandbox', 'buckets', 'pgbouncer', 'second', 'first'];

/** Stops every process of the market by its number, and removes the folder. May be run again. */
export async function takeDown(folder: string, log: (line: string) => void): Promise<void> {
  if (!hasMarket(folder)) {
    log(`No market is in ${folder}`);
    return;
  }
  const market = readMarket(folder);
  const others = Object.keys(market.processes).filter((name) => !last.includes(name));
  await Promise.all(others.map((name) => stop(market, name)));
  for (const name of last) {
    await stop(market, name, name === 'first' || name === 'second' ? 'SIGINT' : 'SIGTERM');
  }
  // Nothing but what `up` has made here: a copy of its notes proves nothing.
  if (market.folder !== folder)
    throw new Error(`${folder} is not removed: it is of ${market.folder}`);
  // The checkout is read-only for its owner, too.
  const versions = join(folder, 'srv');
  if (existsSync(versions)) run('/bin/chmod', ['-R', 'u+w', versions]);
  rmSync(folder, { recursive: true, force: true });
  log(`Stopped, and removed ${folder}`);
}
