import { setTimeout as pause } from 'node:timers/promises';
import { describe, summarise } from './load/record.ts';
import { compareBooks, describeBooks, startLoad, usualCallsPerSecond } from './load.ts';
import type { Market } from './market-folder.ts';

export type Log = (line: string) => void;

/** What follows a step is its consequence, too. */
const settleMs = 3_000;

export type Step = (what: string, work: () => Promise<void>) => Promise<void>;

/** So many calls a second while steps are taken, and what became of the calls and the books. */
export async function underLoad(
  market: Market,
  log: Log,
  work: (step: Step) => Promise<void>,
  callsPerSecond = usualCallsPerSecond,
) {
  const load = await startLoad(market, callsPerSecond);
  const steps: { what: string; from: number; to: number }[] = [];
  try {
    await work(async (what, run) => {
      const from = Date.now();
      await run();
      await pause(settleMs);
      steps.push({ what, from, to: Date.now() });
    });
  } catch (error) {
    await load.end();
    throw error;
  }
  const record = await load.end();
  for (const { what, from, to } of steps) {
    log(
      `${what} (${Math.round((to - from) / 1000)} s): ${describe(summarise(record, { from, to }))}`,
    );
  }
  const all = summarise(record);
  for (const [reason, times] of Object.entries(all.reasons)) log(`  ${times} × ${reason}`);
  const books = await compareBooks(market, record);
  log(`In all: ${describe(all)}`);
  log(`  ${describeBooks(books)}`);
  const { lost, unpaid, ledger, differences } = books;

  return { ...all, isWhole: lost + unpaid + differences === 0 && ledger === 0 };
}
