// Every process restarts, a release with a migration comes, and each is killed, under 50 calls a second.
import { setTimeout as pause } from 'node:timers/promises';
import { reloadPooler, reloadProxy } from './front.ts';
import { checkOutLaterRelease } from './later-release.ts';
import { describe, summarise } from './load/record.ts';
import { compareBooks, describeBooks, startLoad } from './load.ts';
import { type Market, readMarket } from './market-folder.ts';
import { stop } from './started-processes.ts';
import { restartService, serviceNames, startService } from './units.ts';

type Log = (line: string) => void;

/** `RestartSec` of the units. */
const restartPauseMs = 2_000;
/** What follows a step is its consequence, too. */
const settleMs = 3_000;

export async function restartAll(folder: string, log: Log, seconds: number): Promise<boolean> {
  const market = readMarket(folder);
  const startedAt = Date.now();
  const gentle = await underLoad(market, log, async (step) => {
    await step('Each process restarts', async () => {
      for (const name of serviceNames) await restartService(market, name);
    });
    await step('nginx and PgBouncer read their files anew', async () => {
      reloadProxy(market);
      reloadPooler(market);
    });
    await step('A release with a migration', async () => {
      checkOutLaterRelease(market);
      for (const name of serviceNames) await restartService(market, name);
    });
    while (Date.now() - startedAt < seconds * 1000) {
      await step('Each process restarts', async () => {
        for (const name of serviceNames) await restartService(market, name);
      });
    }
  });
  const killed = await underLoad(market, log, async (step) => {
    for (const name of serviceNames) {
      await step(`kill -9 of ${name}`, async () => {
        await stop(market, name, 'SIGKILL');
        await pause(restartPauseMs);
        await startService(market, name);
      });
    }
  });

  // Nobody can answer a call that a killed process has received: it may fail, and works when repeated.
  return (
    gentle.failed + gentle.repeated === 0 && killed.failed === 0 && gentle.isWhole && killed.isWhole
  );
}

type Step = (what: string, work: () => Promise<void>) => Promise<void>;

async function underLoad(market: Market, log: Log, work: (step: Step) => Promise<void>) {
  const load = await startLoad(market);
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
