import { differenceInDays } from 'date-fns/differenceInDays';
import Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { settleAccount, settleTransferAndReversals } from '../payouts/index.ts';
import { findEvent, insertEvent, saveHandled } from './provider-events.repository.ts';
import { settleRefund } from './refund-payment.ts';
import { settleChargeback } from './settle-chargeback.ts';
import { settleIntent } from './settle-payment.ts';
import type { ProviderEvent } from './signed-event.ts';

/** Events after which money has moved, or may move. */
export const eventKinds = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'account.updated',
  'transfer.created',
  'transfer.reversed',
] as const satisfies Stripe.Event['type'][];
const known: readonly string[] = eventKinds;

/**
 * Stores an event, once, and queues it. Only its object's ID is used: the content is not trusted.
 * @param how whether a webhook has brought it, or we had to fetch it
 */
export async function recordProviderEvent(
  deps: Deps,
  event: Pick<ProviderEvent, 'id' | 'type'> & { data: { object: object } },
  how: 'delivered' | 'fetched' = 'delivered',
): Promise<void> {
  const isOurs = known.includes(event.type);
  await inTransaction(
    deps.db,
    async (trx) => {
      const isNew = await insertEvent(trx, {
        id: event.id,
        kind: event.type,
        object_id: intentIdOf(event.data.object),
        handled_at: isOurs ? null : new Date(),
        fetched: how === 'fetched',
      });
      if (isNew && isOurs) {
        await deps.jobs.enqueue(trx, 'provider-event', { eventId: event.id });
      }
    },
    'record-event',
  );
}

/** For so long Stripe delivers an event again and again. */
const daysOfDelivery = 3;

/**
 * Reads the current state from the provider and settles it: so it does not matter how often or in
 * which order events arrive (D19). What the provider itself does not know days after it spoke of it is not looked
 * up again.
 */
export async function handleProviderEvent(deps: Deps, eventId: string): Promise<void> {
  const event = await findEvent(deps.db, eventId);
  if (!event || event.handled_at !== null) return;
  try {
    await settleCurrentState(deps, event.object_id, event.kind);
  } catch (error) {
    const isOld = differenceInDays(new Date(), event.received_at) >= daysOfDelivery;
    if (!isOld || !isUnknown(error)) throw error;
  }
  await saveHandled(deps.db, eventId);
}

function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/**
 * Handles an event again, or one that never arrived, whatever became of it before: it reads the
 * current state, so it may be repeated.
 */
export async function replayEvent(deps: Deps, eventId: string): Promise<void> {
  if (!(await findEvent(deps.db, eventId))) {
    await recordProviderEvent(deps, await deps.stripe.events.retrieve(eventId), 'fetched');
  }
  const event = await findEvent(deps.db, eventId);
  if (!event) return;
  await settleCurrentState(deps, event.object_id, event.kind);
  await saveHandled(deps.db, eventId);
}

async function settleCurrentState(deps: Deps, id: string, kind: string): Promise<void> {
  const { stripe } = deps;
  if (id.startsWith('acct_')) await settleAccount(deps, await stripe.accounts.retrieve(id));
  if (id.startsWith('tr_')) await settleTransferAndReversals(deps, id);
  if (!id.startsWith('pi_')) return;

  await settleIntent(deps, await stripe.paymentIntents.retrieve(id));
  if (kind.includes('refund')) await settleRefundsOf(deps, id);
  if (kind.includes('dispute')) await settleChargebacksOf(deps, id);
}

export async function settleRefundsOf(deps: Deps, intentId: string): Promise<void> {
  const made = deps.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  for await (const refund of made) await settleRefund(deps, refund);
}

export async function settleChargebacksOf(deps: Deps, intentId: string): Promise<void> {
  const opened = deps.stripe.disputes.list({ payment_intent: intentId, limit: 100 });
  for await (const dispute of opened) await settleChargeback(deps, dispute);
}

/** Charges, refunds and disputes name the intent that they belong to. */
function intentIdOf(object: object): string {
  const { id, payment_intent: intent } = object as { id?: string; payment_intent?: unknown };

  return typeof intent === 'string' ? intent : (id ?? '');
}
