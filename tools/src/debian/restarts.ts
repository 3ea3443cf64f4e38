// Every process restarts, a release with a migration comes, and each is killed, under 50 calls a second.
import { setTimeout as pause } from 'node:timers/promises';
import { reloadPooler, reloadProxy } from './front.ts';
import { checkOutLaterRelease } from './later-release.ts';
import { readMarket } from './market-folder.ts';
import { stop } from './started-processes.ts';
import { type Log, underLoad } from './under-load.ts';
import { restartService, serviceNames, startService } from './units.ts';

/** `RestartSec` of the units. */
const restartPauseMs = 2_000;

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
