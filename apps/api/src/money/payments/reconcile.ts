import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { openOps } from '../outbox/index.ts';
import { reconcilePayouts } from '../payouts/index.ts';
import { compareBooks } from './compare-books.ts';
import { eventKinds, recordProviderEvent, settleRefundsOf } from './provider-events.ts';

import { settleIntent } from './settle-payment.ts';

/** What takes longer than this is no longer being worked on. */
const stalledSeconds = 60;
const lookBackSeconds = 3 * 24 * 3600;
const pageSize = 100;

/**
 * Finds what the provider knows and we missed: webhooks that never came, responses that were lost.
 */
export async function reconcile(deps: Deps): Promise<void> {
  await retryStalled(deps);
  await fetchLostEvents(deps);
  await lookUpOpenPayments(deps);
  await lookUpWantedRefunds(deps);
  await reconcilePayouts(deps);
  await compareBooks(deps);
}

/** Queues a new job for operations and events whose job is gone. */
export async function retryStalled({ db, jobs }: Deps): Promise<void> {
  const keys = await openOps(db, stalledSeconds);
  const events = await db
    .selectFrom('provider_events')
    .select('id')
    .where('handled_at', 'is', null)
    .where('received_at', '<', sql<Date>`now() - ${stalledSeconds} * interval '1 second'`)
    .limit(200)
    .execute();
  if (keys.length + events.length === 0) return;

  await inTransaction(db, async (trx) => {
    for (const key of keys) await jobs.enqueue(trx, 'provider-op', { key });
    for (const { id } of events) await jobs.enqueue(trx, 'provider-event', { eventId: id });
  });
}

async function fetchLostEvents(deps: Deps): Promise<void> {
  const since = Math.floor(Date.now() / 1000) - lookBackSeconds;
  const undelivered = deps.stripe.events.list({
    delivery_success: false,
    types: [...eventKinds],
    created: { gte: since },
    limit: pageSize,
  });
  let page: Stripe.Event[] = [];
  for await (const event of undelivered) {
    page.push(event);
    if (page.length < pageSize) continue;
    await recordMissing(deps, page);
    page = [];
  }
  await recordMissing(deps, page);
}

/** Undelivered events are listed at every run, so most of them are recorded already. */
async function recordMissing(deps: Deps, events: readonly Stripe.Event[]): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
  const rows = await deps.db
    .selectFrom('provider_events')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const event of events) if (!known.has(event.id)) await recordProviderEvent(deps, event);
}

async function lookUpOpenPayments(deps: Deps): Promise<void> {
  const open = await deps.db
    .selectFrom('payments')
    .select('intent_id')
    .where('status', '=', 'requires_payment')
    .where('intent_id', 'is not', null)
    .where('updated_at', '<', sql<Date>`now() - ${stalledSeconds} * interval '1 second'`)
    .limit(500)
    .execute();
  for (const { intent_id: id } of open) {
    if (id) await settleIntent(deps, await deps.stripe.paymentIntents.retrieve(id));
  }
}

/** Refunds that the provider accepted and whose outcome we do not know. */
async function lookUpWantedRefunds(deps: Deps): Promise<void> {
  const wanted = await deps.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('provider_ops', 'provider_ops.key', 'refunds.operation_key')
    .select('payments.intent_id')
    .distinct()
    .where('refunds.status', '=', 'wanted')
    .where('provider_ops.status', '=', 'succeeded')
    .where(
      'provider_ops.updated_at',
      '<',
      sql<Date>`now() - ${stalledSeconds} * interval '1 second'`,
    )
    .limit(500)
    .execute();
  for (const { intent_id: id } of wanted) if (id) await settleRefundsOf(deps, id);
}
