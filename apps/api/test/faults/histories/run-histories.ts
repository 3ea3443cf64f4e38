// Runs histories over the real application, sandbox and worker, while webhooks are repeated,
// reordered or lost.
import { setTimeout as pause } from 'node:timers/promises';
import { savePatchTestRule } from '@freely/api-client/contract';
import fc from 'fast-check';
import { compareBooks } from '../../../src/money/payments/index.ts';
import { eventKinds } from '../../../src/money/payments/provider-events.ts';
import { jobHandlers } from '../../../src/worker/job-handlers.ts';
import type { TestUser } from '../../support/make-users.ts';
import type { TestMarket } from '../../support/start-test-market.ts';
import type { HistoryModel } from './history-command.ts';
import { histories } from './history-commands.ts';
import {
  book,
  type HistoryWorld,
  makeHistoryWorld,
  offers,
  pay,
  slotOf,
  slots,
  testPrice,
} from './history-world.ts';
import {
  countOutcomes,
  findViolations,
  type Outcomes,
  pendingWork,
  recordEarlyPayouts,
} from './invariants.ts';

/** Each event is sent three times, shuffled in groups of five; every fifth is dropped. */
const unreliableWebhooks = {
  webhooks: {
    enabled_events: eventKinds,
    ...{ copies: 3, reorder: 5, reorder_wait_ms: 100, drop_every: 5 },
  },
};
const batchSize = 20;
const steps = 8;
const settleTimeout = 60_000;

export interface HistoriesReport extends Outcomes {
  histories: number;
  /** Milliseconds from the last command until nothing is pending: the longest of all batches. */
  slowestSettling: number;
}

/** @throws when an invariant was violated, with the seed that reproduces the histories. */
export async function runHistories(
  market: TestMarket,
  { count, seed }: { count: number; seed: number },
): Promise<HistoriesReport> {
  await recordEarlyPayouts(market);
  // Mails are tested elsewhere, and would take half of the time.
  market.deps.mailer.send = async () => {};
  await market.control('POST', 'switches', unreliableWebhooks);
  const admin = await market.makeAdmin();
  await requirePatchTest(market, admin);
  const models: HistoryModel[] = [];
  let slowestSettling = 0;

  const batches = fc.asyncProperty(
    fc.array(histories(steps), { minLength: batchSize, maxLength: batchSize }),
    async (batch) => {
      const ended = await Promise.all(
        batch.map((commands, at) =>
          runHistory(market, { admin, hasRoads: at % 2 === 0 }, commands),
        ),
      );
      models.push(...ended);
      const settlingTime = await waitUntilSettled(market);
      const violations = await findViolations(market, models);
      if (violations.length > 0) throw new Error(violations.join('\n'));

      slowestSettling = Math.max(slowestSettling, settlingTime);
    },
  );
  try {
    // Parallel runs do not shrink, so a failure is reproduced by its seed.
    await fc.assert(batches, { numRuns: Math.ceil(count / batchSize), seed, endOnFailure: true });
  } catch (cause) {
    throw new Error(`An invariant was violated; TEST_SEED=${seed} reproduces the histories.`, {
      cause,
    });
  }

  return { histories: models.length, ...(await countOutcomes(market)), slowestSettling };
}

type Commands = Parameters<typeof fc.asyncModelRun<HistoryModel, never, true, HistoryModel>>[1];

async function runHistory(
  market: TestMarket,
  { admin, hasRoads }: Pick<HistoryWorld, 'admin' | 'hasRoads'>,
  commands: Commands | Iterable<unknown>,
) {
  const model: HistoryModel = { booked: [], promised: new Map(), refundedByHand: new Set() };
  const real = await makeHistoryWorld(market, admin, hasRoads);
  await addFirstBookings(model, real);
  await fc.asyncModelRun(() => ({ model, real }), commands as never);

  return model;
}

/** The second treatment of every history needs a patch test from now on. */
async function requirePatchTest(market: TestMarket, admin: TestUser): Promise<void> {
  const [, tested] = (await market.makePractitioner({ offers: [...offers] })).offers;
  const rule = { hours_before: 24, months_valid: 6, price: testPrice / 100, duration: 15 };
  await market.call(
    savePatchTestRule,
    {
      params: { id: String(tested?.subServiceId) },
      body: { rule, reason: 'As the supplier asks' },
    },
    { as: admin },
  );
}

/** Every history starts with a paid booking and, on the same day, an unpaid one. */
async function addFirstBookings({ booked }: HistoryModel, world: HistoryWorld): Promise<void> {
  for (const customer of [0, 1] as const) {
    const made = await book(world, customer, slotOf(customer * (slots - 2)));
    if (made) booked.push(made);
  }
  if (booked[0]) await pay(world, booked[0], 'pm_card_visa');
}

/** Runs the scheduled jobs until nothing is pending. Returns the time it took. */
async function waitUntilSettled(market: TestMarket): Promise<number> {
  const startedAt = performance.now();
  const { sweep, reconcile } = jobHandlers(market.deps);
  for (;;) {
    await sweep({});
    await reconcile({});
    const pending = await pendingWork(market);
    const waited = performance.now() - startedAt;
    if (Object.keys(pending).length === 0) {
      await compareBooks(market.deps, -1);
      return waited;
    }
    if (waited > settleTimeout) throw new Error(`Still pending: ${JSON.stringify(pending)}`);
    await pause(250);
  }
}
