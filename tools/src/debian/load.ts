// Calls on the market while something happens to it, and what became of what was acknowledged.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../webpack/workspace.ts';
import { psql } from './databases.ts';
import type { LoadRecord } from './load/record.ts';
import type { Market } from './market-folder.ts';
import { ops } from './operators.ts';
import { logFile, start, stop } from './started-processes.ts';

export interface Load {
  /** Ends it, and waits for the calls that are under way. */
  end(): Promise<LoadRecord>;
}

/** What one machine of two cores serves with all processes on it. */
export const usualCallsPerSecond = 50;

export async function startLoad(
  market: Market,
  callsPerSecond = usualCallsPerSecond,
): Promise<Load> {
  const home = join(market.folder, 'load');
  mkdirSync(home, { recursive: true });
  const name = `load-${Date.now()}`;
  const result = join(home, `${name}.json`);
  await start(market, {
    name,
    program: process.execPath,
    args: ['tools/src/debian/load/main.ts', market.folder, result, String(callsPerSecond)],
    cwd: repositoryRoot,
    isReady: async () => readFileSync(logFile(market, name), 'utf8').includes('ready'),
  });

  return {
    end: async () => {
      await stop(market, name, 'SIGTERM', 90);

      return JSON.parse(readFileSync(result, 'utf8')) as LoadRecord;
    },
  };
}

export interface Books {
  acknowledged: number;
  /** Acknowledged, and not in the database. */
  lost: number;
  paid: number;
  /** Paid at the provider, and not in our books. */
  unpaid: number;
  /** Pence that the ledger is away from zero. */
  ledger: number;
  /** Movements of the provider that the books do not explain. */
  differences: number;
}

/** Waits for the provider's events, compares, and lets `ops` compare with the provider. */
export async function compareBooks(
  market: Market,
  { acknowledged, paid }: LoadRecord,
): Promise<Books> {
  const read = (sql: string) =>
    Number(psql(market, market.primary, ['--dbname=freely', `--command=${sql}`]));
  const known = (ids: readonly number[], condition: string) =>
    read(
      `select count(*) from bookings where ${condition} and id = any('{${ids.join()}}'::bigint[])`,
    );
  const deadline = Date.now() + 60_000;
  while (known(paid, 'paid_at is not null') < paid.length && Date.now() < deadline)
    await pause(500);
  ops(market, ['reconcile', '--reason', 'After a load']);

  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.length - known(acknowledged, 'true'),
    paid: paid.length,
    unpaid: paid.length - known(paid, 'paid_at is not null'),
    ledger: read('select coalesce(sum(amount), 0) from ledger_entries'),
    differences: read('select count(*) from book_differences where gone_at is null'),
  };
}

export const describeBooks = ({ acknowledged, lost, paid, unpaid, ledger, differences }: Books) =>
  `${acknowledged} bookings acknowledged, ${lost} lost; ${paid} paid, ${unpaid} of them not in the books; ` +
  `the ledger is ${ledger} away from zero, ${differences} movements are not explained`;
