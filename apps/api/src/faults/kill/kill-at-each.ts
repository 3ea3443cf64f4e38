// Kills the server at one point after another, starts it again each time, and sees what is left.
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@freely/tools/free-port';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '../../database/transaction.ts';
import { compareBooks } from '../../modules/payments/index.ts';
import type { TestMarket } from '../../testing/start-test-market.ts';
import type { FaultPoint } from '../fault-point.ts';
import { faultsOf, unrest, watchPayouts } from '../histories/history-books.ts';
import { type MortalProcess, startMortal } from './mortal-process.ts';
import { liveStory, type Path, type Told } from './story.ts';

/** Where to die, by the path that leads there. */
export type Deaths = readonly (readonly [Path, readonly FaultPoint[]])[];

/**
 * Each process first goes on with what the one before it left, and may well die of that; where it
 * lives through it, a new story leads it to its point.
 */
export async function killAtEach(
  market: TestMarket,
  role: 'api' | 'worker',
  deaths: Deaths,
): Promise<void> {
  await watchPayouts(market);
  const port = await freePort();
  const own = `http://localhost:${port}${market.deps.config.basePath}`;
  const baseUrl = role === 'api' ? own : market.webhookUrl.replace('/payments/webhook', '');
  if (role === 'api') market.sandbox.sendWebhooksTo(`${own}/payments/webhook`);
  const stopPasses = keepPassing(market);
  const stories: Promise<Told>[] = [];
  try {
    for (const [path, points] of deaths) {
      for (const faultAt of points) {
        const mortal = await startMortal(market, role, { port, faultAt });
        const survived = async () => {
          await Promise.all(stories);
          await restOf(market, mortal);
          return 'survived' as const;
        };
        try {
          let end = await Promise.race([mortal.ended, survived()]);
          if (end === 'survived') {
            stories.push(liveStory({ market, baseUrl }, path));
            end = await Promise.race([mortal.ended, survived()]);
          }
          expect([faultAt, end]).toEqual([faultAt, 'SIGKILL']);
        } finally {
          await mortal.kill();
        }
        await forget(market, role);
      }
    }
    const healthy = await startMortal(market, role, { port });
    try {
      const told = await Promise.all(stories);
      await expectRest(market, told);
    } finally {
      await healthy.kill();
    }
  } finally {
    await stopPasses();
  }
}

/**
 * What a story waits for can be read before its process gets to die of having written it: only one
 * that has nothing left to do has lived through it.
 */
async function restOf(market: TestMarket, mortal: MortalProcess): Promise<void> {
  while (mortal.isAlive() && Object.keys(await unrest(market)).length > 0) await pause(100);
}

async function expectRest(market: TestMarket, told: readonly Told[]): Promise<void> {
  await market.eventually(async () => Object.keys(await unrest(market)).length === 0);
  await compareBooks(market.deps, -1);
  expect(await faultsOf(market, told)).toEqual([]);

  const { rows } = await sql<{ id: number }>`select id from bookings`.execute(market.db);
  const intents = market.deps.stripe.paymentIntents.list({ limit: 100 });
  const perBooking = new Map<string, number>();
  for await (const { metadata } of intents) {
    const id = metadata.booking_id ?? '';
    perBooking.set(id, (perBooking.get(id) ?? 0) + 1);
  }
  // Every booking has exactly one payment at the provider, and nobody else has any.
  expect(perBooking).toEqual(new Map(rows.map(({ id }) => [String(id), 1])));
}

/**
 * The minutes that pass before others take up what a dead process held. Its jobs are gone with it,
 * which is more than the queue would lose: the passes must find all of it.
 */
async function forget({ db }: TestMarket, role: 'api' | 'worker'): Promise<void> {
  const isOfApi = sql`kind = 'create_intent'`;
  await sql`update provider_ops set leased_until = null, updated_at = now() - interval '2 minutes'
    where status in ('intended', 'unknown') and ${role === 'api' ? isOfApi : sql`true`}`.execute(
    db,
  );
  if (role === 'api') return;
  await sql`update provider_events set received_at = now() - interval '2 minutes'
    where handled_at is null`.execute(db);
  await sql`update payouts set look_at = now() where status = 'waiting' and look_at < now() + interval '6 minutes'`.execute(
    db,
  );
  await sql`delete from jobs.job where state = 'active'`.execute(db);
}

/** The passes of every minute and of every five come twice a second. */
function keepPassing({ db, deps }: TestMarket): () => Promise<void> {
  const asking = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const asked = inTransaction(db, async (trx) => {
      await deps.jobs.enqueue(trx, 'tidy-up', {});
      await deps.jobs.enqueue(trx, 'reconcile', {});
    });
    asking.add(asked);
    void asked.finally(() => asking.delete(asked));
  }, 500);

  return async () => {
    clearInterval(timer);
    await Promise.all(asking);
  };
}
