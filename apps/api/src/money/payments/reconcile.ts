import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { openOps } from '../outbox/index.ts';
import { reconcilePayouts } from '../payouts/index.ts';
import { compareBooks } from './compare-books.ts';
import { forEachThenThrow } from './for-each-then-throw.ts';
import { intentsWithWantedRefunds, openIntents } from './payments.repository.ts';
import { recordedEvents, unhandledEvents } from './provider-events.repository.ts';
import { eventKinds, recordProviderEvent, settleRefundsOf } from './provider-events.ts';

import { settleIntent } from './settle-payment.ts';

/** What takes longer than this is no longer being worked on. */
const stalledSeconds = 60;
const lookBackSeconds = 3 * 24 * 3600;
const pageSize = 100;

/**
 * Finds what the provider knows and we missed: webhooks that never came, responses that were lost.
 * @param since the moment that the database was restored to; null when it was not
 */
export async function reconcile(deps: Deps, since: Date | null = null): Promise<void> {
  const steps = [
    () => retryStalled(deps),
    () => fetchLostEvents(deps, since),
    () => lookUpOpenPayments(deps),
    () => lookUpWantedRefunds(deps),
    () => reconcilePayouts(deps),
    () => compareBooks(deps, undefined, since),
  ];
  await forEachThenThrow(steps, (step) => step());
}

/** Queues a new job for operations and events whose job is gone. */
export async function retryStalled({ db, jobs }: Deps): Promise<void> {
  const keys = await openOps(db, stalledSeconds);
  const events = await unhandledEvents(db, stalledSeconds);
  if (keys.length + events.length === 0) return;

  await inTransaction(db, async (trx) => {
    for (const key of keys) await jobs.enqueue(trx, 'provider-op', { key });
    for (const eventId of events) await jobs.enqueue(trx, 'provider-event', { eventId });
  });
}

/** After a restore also those that were delivered: the database does not know them any more. */
async function fetchLostEvents(deps: Deps, since: Date | null): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const first = since ? Math.floor(since.getTime() / 1000) : now - lookBackSeconds;
  const lost = deps.stripe.events.list({
    ...(since ? {} : { delivery_success: false }),
    types: [...eventKinds],
    created: { gte: first },
    limit: pageSize,
  });
  // What a restore has lost had been delivered.
  const how = since ? 'delivered' : 'fetched';
  let page: Stripe.Event[] = [];
  for await (const event of lost) {
    page.push(event);
    if (page.length < pageSize) continue;
    await recordMissing(deps, page, how);
    page = [];
  }
  await recordMissing(deps, page, how);
}

/** Undelivered events are listed at every run, so most of them are recorded already. */
async function recordMissing(
  deps: Deps,
  events: readonly Stripe.Event[],
  how: 'delivered' | 'fetched',
): Promise<void> {
  if (events.length === 0) return;
  const known = await recordedEvents(
    deps.db,
    events.map(({ id }) => id),
  );
  for (const event of events) {
    if (!known.has(event.id)) await recordProviderEvent(deps, event, how);
  }
}

async function lookUpOpenPayments(deps: Deps): Promise<void> {
  await forEachThenThrow(await openIntents(deps.db, stalledSeconds), async (id) =>
    settleIntent(deps, await deps.stripe.paymentIntents.retrieve(id)),
  );
}

/** Refunds that the provider accepted and whose outcome we do not know. */
async function lookUpWantedRefunds(deps: Deps): Promise<void> {
  await forEachThenThrow(await intentsWithWantedRefunds(deps.db, stalledSeconds), (id) =>
    settleRefundsOf(deps, id),
  );
}
