// Kills the server at one crash point after another, restarts it each time, and checks the outcome.
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@freely/tools/free-port';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import type { FaultPoint } from '../../../src/infrastructure/crash-points/crash-point.ts';
import { inTransaction } from '../../../src/infrastructure/database/transaction.ts';
import { compareBooks } from '../../../src/money/payments/index.ts';
import type { TestMarket } from '../../support/start-test-market.ts';
import { findViolations, pendingWork, recordEarlyPayouts } from '../histories/invariants.ts';
import { type KillableProcess, startKillable } from './killable-process.ts';
import { runScenario, type Scenario } from './scenario.ts';
import type { Expected } from './target.ts';

/** The crash points, each with the scenario that reaches it. */
export type CrashPlan = readonly (readonly [Scenario, readonly FaultPoint[]])[];

/**
 * Each process first resumes the work of the one before it, and may crash during that. If it
 * survives, a new scenario leads it to its crash point.
 */
export async function killAtEach(
  market: TestMarket,
  role: 'api' | 'worker',
  plan: CrashPlan,
): Promise<void> {
  await recordEarlyPayouts(market);
  const port = await freePort();
  const killableUrl = `http://localhost:${port}${market.deps.config.basePath}`;
  const baseUrl = role === 'api' ? killableUrl : market.webhookUrl.replace('/payments/webhook', '');
  if (role === 'api') market.sandbox.sendWebhooksTo(`${killableUrl}/payments/webhook`);
  const stopScheduling = scheduleJobs(market);
  const scenarios: Promise<Expected>[] = [];
  try {
    for (const [scenario, points] of plan) {
      for (const faultAt of points) {
        const server = await startKillable(market, role, { port, faultAt });
        const survived = async () => {
          await Promise.all(scenarios);
          await waitUntilIdle(market, server);
          return 'survived' as const;
        };
        try {
          let end = await Promise.race([server.ended, survived()]);
          if (end === 'survived') {
            scenarios.push(runScenario({ market, baseUrl }, scenario));
            end = await Promise.race([server.ended, survived()]);
          }
          expect([faultAt, end]).toEqual([faultAt, 'SIGKILL']);
        } finally {
          await server.kill();
        }
        await expireLeases(market, role);
      }
    }
    const healthy = await startKillable(market, role, { port });
    try {
      await expectConsistency(market, await Promise.all(scenarios));
    } finally {
      await healthy.kill();
    }
  } finally {
    await stopScheduling();
  }
}

/**
 * A scenario can read the row it waits for before the process crashes after writing it. So only a
 * process that has nothing left to do has survived the scenario.
 */
async function waitUntilIdle(market: TestMarket, server: KillableProcess): Promise<void> {
  while (server.isAlive() && Object.keys(await pendingWork(market)).length > 0) await pause(100);
}

async function expectConsistency(market: TestMarket, expected: readonly Expected[]): Promise<void> {
  await market.eventually(async () => Object.keys(await pendingWork(market)).length === 0);
  await compareBooks(market.deps, -1);
  expect(await findViolations(market, expected)).toEqual([]);

  const { rows } = await sql<{ id: number }>`select id from bookings`.execute(market.db);
  const intents = market.deps.stripe.paymentIntents.list({ limit: 100 });
  const perBooking = new Map<string, number>();
  for await (const { metadata } of intents) {
    const id = metadata.booking_id ?? '';
    perBooking.set(id, (perBooking.get(id) ?? 0) + 1);
  }
  // Every booking has exactly one payment at the provider, and there are no other payments.
  expect(perBooking).toEqual(new Map(rows.map(({ id }) => [String(id), 1])));
}

/**
 * Skips the minutes before others may take over what a dead process held. Its active jobs are
 * deleted, which is more than the queue would lose: the scheduled jobs must find all of the work.
 */
async function expireLeases({ db }: TestMarket, role: 'api' | 'worker'): Promise<void> {
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
  await sql`update freed_slots set freed_at = freed_at - interval '1 minute'
    where closed_at is null`.execute(db);
  await sql`delete from jobs.job where state = 'active'`.execute(db);
}

/** Queues the scheduled jobs twice a second. */
function scheduleJobs({ db, deps }: TestMarket): () => Promise<void> {
  const inFlight = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const queued = inTransaction(db, async (trx) => {
      await deps.jobs.enqueue(trx, 'sweep', {});
      await deps.jobs.enqueue(trx, 'reconcile', {});
    });
    inFlight.add(queued);
    void queued.finally(() => inFlight.delete(queued));
  }, 500);

  return async () => {
    clearInterval(timer);
    await Promise.all(inFlight);
  };
}
