// Histories over the real application, sandbox and worker, while webhooks come three times, in the
// wrong order, or not at all.
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { compareBooks } from '../../modules/payments/index.ts';
import { eventKinds } from '../../modules/payments/provider-events.ts';
import type { TestMarket } from '../../testing/start-test-market.ts';
import { jobHandlers } from '../../worker/job-handlers.ts';
import { faultsOf, outcomesOf, unrest, watchPayouts } from './history-books.ts';
import { type HistoryModel, histories } from './history-commands.ts';
import { book, type HistoryWorld, makeHistoryWorld, pay } from './history-world.ts';

/** Each event three times, five shuffled at a time, every fifth of them never. */
const disturbed = {
  webhooks: {
    enabled_events: eventKinds,
    ...{ copies: 3, reorder: 5, reorder_wait_ms: 100, drop_every: 5 },
  },
};
const atOnce = 20;
const steps = 8;
const patience = 60_000;

export interface HistoriesReport {
  histories: number;
  bookings: number;
  paid: number;
  refunded: number;
  paidOut: number;
  /** Milliseconds from the last command to rest, the longest of all batches. */
  slowestRest: number;
}

/** @throws when a promise was broken, with the seed that begins the same histories again. */
export async function runHistories(
  market: TestMarket,
  { count, seed }: { count: number; seed: number },
): Promise<HistoriesReport> {
  await watchPayouts(market);
  // What people are told is tested elsewhere, and would take half of the time.
  market.deps.mailer.send = async () => {};
  await market.control('POST', 'switches', disturbed);
  const models: HistoryModel[] = [];
  let slowestRest = 0;

  const batches = fc.asyncProperty(
    fc.array(histories(steps), { minLength: atOnce, maxLength: atOnce }),
    async (batch) => {
      const lived = await Promise.all(batch.map((commands) => live(market, commands)));
      models.push(...lived);
      const rest = await comeToRest(market);
      const faults = await faultsOf(market, models);
      if (faults.length > 0) throw new Error(faults.join('\n'));

      slowestRest = Math.max(slowestRest, rest);
    },
  );
  try {
    // What is done in parallel does not shrink: the same seed is the better way to look again.
    await fc.assert(batches, { numRuns: Math.ceil(count / atOnce), seed, endOnFailure: true });
  } catch (cause) {
    throw new Error(`A promise was broken; TEST_SEED=${seed} begins the same histories.`, {
      cause,
    });
  }

  return { histories: models.length, ...(await outcomesOf(market)), slowestRest };
}

type Commands = Parameters<typeof fc.asyncModelRun<HistoryModel, never, true, HistoryModel>>[1];

async function live(market: TestMarket, commands: Commands | Iterable<unknown>) {
  const model: HistoryModel = { booked: [], promised: new Map(), returned: new Set() };
  const real = await makeHistoryWorld(market);
  await begin(model, real);
  await fc.asyncModelRun(() => ({ model, real }), commands as never);

  return model;
}

/** Every history begins with a booking that is paid for, and one that is not yet. */
async function begin({ booked }: HistoryModel, world: HistoryWorld): Promise<void> {
  for (const customer of [0, 1] as const) {
    const made = await book(world, customer, customer);
    if (made) booked.push(made);
  }
  if (booked[0]) await pay(world, booked[0], 'pm_card_visa');
}

/** Lets the passes run that come every minute and every five, until nothing is under way. */
async function comeToRest(market: TestMarket): Promise<number> {
  const begun = performance.now();
  const { 'tidy-up': tidyUp, reconcile } = jobHandlers(market.deps);
  for (;;) {
    await tidyUp({});
    await reconcile({});
    const left = await unrest(market);
    const waited = performance.now() - begun;
    if (Object.keys(left).length === 0) {
      await compareBooks(market.deps, -1);
      return waited;
    }
    if (waited > patience) throw new Error(`Still under way: ${JSON.stringify(left)}`);
    await pause(250);
  }
}
