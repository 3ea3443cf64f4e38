// The primary is lost under load, and the replica takes over, by the steps of docs/operations.md.
import { setTimeout as pause } from 'node:timers/promises';
import { addReplica, promote, setSynchronous, stopDatabase } from './databases.ts';
import { reloadPooler } from './front.ts';
import { describe, type LoadRecord, summarise } from './load/record.ts';
import { compareBooks, describeBooks, startLoad } from './load.ts';
import { apiNames, readMarket } from './market-folder.ts';
import { ops } from './operators.ts';
import { restartService, workerNames } from './units.ts';

const quietSeconds = 15;

export async function failOver(folder: string, log: (line: string) => void): Promise<boolean> {
  const market = readMarket(folder);
  if (!market.hasReplica) throw new Error('There is no replica to promote');
  setSynchronous(market, true);
  const load = await startLoad(market);
  const former = market.primary;
  await pause(quietSeconds * 1000);

  const lostAt = Date.now();
  await stopDatabase(market, former, 'SIGKILL');
  log(`The primary, ${former}, is killed`);
  promote(market);
  log(`The replica is the primary after ${since(lostAt)}`);
  reloadPooler(market);
  for (const name of [...apiNames, ...workerNames]) await restartService(market, name);
  log(`PgBouncer leads to it, and every process has restarted after ${since(lostAt)}`);
  await pause(quietSeconds * 1000);

  const record = await load.end();
  const books = await compareBooks(market, record);
  log(`In all: ${describe(summarise(record))}`);
  for (const kind of ['search', 'change', 'book']) {
    log(`  longest time without a ${kind} that was answered: ${longestSilence(record, kind)}`);
  }
  log(`  ${describeBooks(books)}`);
  for (const [reason, times] of Object.entries(summarise(record).reasons))
    log(`  ${times} × ${reason}`);

  await addReplica(market);
  for (const name of [...apiNames, ...workerNames]) await restartService(market, name);
  log(`A new replica follows it:\n${ops(market, ['doctor']).trim().replace(/^/gm, '  ')}`);

  return books.lost === 0 && books.unpaid === 0 && books.ledger === 0 && books.differences === 0;
}

const since = (at: number) => `${((Date.now() - at) / 1000).toFixed(1)} s`;

/** Between two answers, in seconds. */
function longestSilence({ calls }: LoadRecord, kind: string): string {
  const ends = calls
    .filter((call) => call.kind === kind && call.outcome === 'done')
    .map(({ at, ms }) => at + ms)
    .sort((one, other) => one - other);
  const gaps = ends.slice(1).map((end, index) => end - (ends[index] ?? end));

  return `${(Math.max(...gaps) / 1000).toFixed(1)} s`;
}
