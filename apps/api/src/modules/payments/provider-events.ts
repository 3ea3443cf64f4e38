import { sql } from 'kysely';
import type Stripe from 'stripe';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { settleRefund } from './refund-payment.ts';
import { settleIntent } from './settle-payment.ts';

/** Events that say that a payment, or money that goes back, has moved. */
export const eventKinds = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const satisfies Stripe.Event['type'][];
const known: readonly string[] = eventKinds;

/** Keeps an event that came, once, and has it handled. Nothing it says is believed yet. */
export async function recordProviderEvent(deps: Deps, event: Stripe.Event): Promise<void> {
  const isOurs = known.includes(event.type);
  await inTransaction(deps.db, async (trx) => {
    const recorded = await trx
      .insertInto('provider_events')
      .values({
        id: event.id,
        kind: event.type,
        object_id: intentIdOf(event.data.object),
        handled_at: isOurs ? null : new Date(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (recorded && isOurs) {
      await deps.jobs.enqueue(trx, 'provider-event', { eventId: event.id });
    }
  });
}

/**
 * Asks the provider how things are now, and takes that over: so it does not matter how often or in
 * which order events come (D19).
 */
export async function handleProviderEvent(deps: Deps, eventId: string): Promise<void> {
  const event = await deps.db
    .selectFrom('provider_events')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event || event.handled_at !== null) return;

  if (event.object_id.startsWith('pi_')) {
    await settleIntent(deps, await deps.stripe.paymentIntents.retrieve(event.object_id));
    if (event.kind.includes('refund')) await settleRefundsOf(deps, event.object_id);
  }
  await deps.db
    .updateTable('provider_events')
    .set({ handled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', eventId)
    .execute();
}

async function settleRefundsOf(deps: Deps, intentId: string): Promise<void> {
  const made = deps.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  for await (const refund of made) await settleRefund(deps, refund);
}

/** Intents, charges and refunds all name the intent that they belong to. */
function intentIdOf(object: object): string {
  const { id, payment_intent: intent } = object as { id?: string; payment_intent?: unknown };

  return typeof intent === 'string' ? intent : (id ?? '');
}
