// Every call that changes something at the provider: intended first, sent once, looked up when
// the answer was lost.
import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import {
  claim,
  findOp,
  type OpKind,
  type ProviderOp,
  saveOutcome,
} from './provider-ops.repository.ts';
import { refusalOf } from './provider-refusal.ts';
import { recordRefusedRefund, settleRefund } from './refund-payment.ts';
import { settleIntent } from './settle-payment.ts';

interface Operation<Answer extends { id: string }> {
  send(stripe: Stripe, op: ProviderOp): Promise<Answer>;
  /** What the provider already did of it; null when nothing. */
  lookUp(stripe: Stripe, op: ProviderOp): Promise<Answer | null>;
  /** Takes the answer over; repeatable. */
  settle(deps: Deps, answer: Answer): Promise<void>;
  /** What follows from a clear no; repeatable. */
  refused?(deps: Deps, op: ProviderOp): Promise<void>;
}

const createIntent: Operation<Stripe.PaymentIntent> = {
  send: (stripe, { key, request, booking_id }) =>
    stripe.paymentIntents.create(
      {
        amount: Number(request.amount),
        currency: 'gbp',
        allowed_payment_method_types: ['card'],
        description: `Freely booking ${booking_id}`,
        transfer_group: `booking_${booking_id}`,
        metadata: { booking_id: String(booking_id), operation_key: key },
      },
      { idempotencyKey: key },
    ),
  lookUp: async (stripe, { key, created_at }) => {
    // A minute for clocks that differ.
    const since = Math.floor(created_at.getTime() / 1000) - 60;
    const made = stripe.paymentIntents.list({ created: { gte: since }, limit: 100 });
    for await (const intent of made) {
      if (intent.metadata.operation_key === key) return intent;
    }

    return null;
  },
  settle: settleIntent,
};

const cancelIntent: Operation<Stripe.PaymentIntent> = {
  send: async (stripe, { key, request, attempts }) => {
    const id = String(request.intentId);
    try {
      const reason = { cancellation_reason: 'abandoned' } as const;
      // Cancelling twice is cancelling once; a refusal of earlier must not be played again.
      return await stripe.paymentIntents.cancel(id, reason, {
        idempotencyKey: `${key}:${attempts}`,
      });
    } catch (error) {
      if (refusalOf(error)?.code !== 'payment_intent_unexpected_state') throw error;
      const intent = await stripe.paymentIntents.retrieve(id);
      if (isFinal(intent)) return intent;
      throw new Error(`${id} is ${intent.status}: it can be cancelled later`);
    }
  },
  lookUp: async (stripe, { request }) => {
    const intent = await stripe.paymentIntents.retrieve(String(request.intentId));

    return isFinal(intent) ? intent : null;
  },
  settle: settleIntent,
};

const refund: Operation<Stripe.Refund> = {
  send: (stripe, { key, request }) =>
    stripe.refunds.create(
      {
        payment_intent: String(request.intentId),
        amount: Number(request.amount),
        metadata: { operation_key: key },
      },
      { idempotencyKey: key },
    ),
  lookUp: async (stripe, { key, request }) => {
    const made = stripe.refunds.list({ payment_intent: String(request.intentId), limit: 100 });
    for await (const one of made) if (one.metadata?.operation_key === key) return one;

    return null;
  },
  settle: settleRefund,
  refused: ({ db }, { key }) => recordRefusedRefund(db, key),
};

/**
 * Carries out an intended operation. Safe to call again and from several processes: one asks at a
 * time, and what was asked before is looked up before anything is sent again.
 * @throws when the answer is not clear; the operation stays open and is tried again.
 */
export async function runOperation(deps: Deps, key: string): Promise<void> {
  await withClaim(deps, key, async (operation, op) => {
    const done = op.attempts > 1 ? await operation.lookUp(deps.stripe, op) : null;

    return done ?? operation.send(deps.stripe, op);
  });
}

/** Gives an operation up: takes over what was done of it, and makes sure that no more is. */
export async function abandonOperation(deps: Deps, key: string): Promise<void> {
  const isOver = await withClaim(deps, key, (operation, op) => operation.lookUp(deps.stripe, op));
  if (isOver) return;
  const op = await findOp(deps.db, key);
  if (op && ['intended', 'unknown'].includes(op.status)) {
    throw new Error(`${key} is being carried out by another process`);
  }
}

async function withClaim(
  deps: Deps,
  key: string,
  ask: (operation: Operation<{ id: string }>, op: ProviderOp) => Promise<{ id: string } | null>,
): Promise<boolean> {
  const { db } = deps;
  const op = await claim(db, key);
  if (!op) return false;
  const operation = operationOf(op.kind as OpKind);

  let answer: { id: string } | null;
  try {
    answer = await ask(operation, op);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) await operation.refused?.(deps, op);
    await saveOutcome(
      db,
      key,
      refusal ? { status: 'failed', answer: { ...refusal } } : { status: 'unknown' },
    );
    throw error;
  }
  if (answer) await operation.settle(deps, answer);
  await saveOutcome(
    db,
    key,
    answer
      ? { status: 'succeeded', providerId: answer.id }
      : { status: 'failed', answer: { code: 'given_up' } },
  );

  return true;
}

// The kind decides which answer comes, so `settle` always meets the answer of its own `send`.
function operationOf(kind: OpKind): Operation<{ id: string }> {
  const operations = { create_intent: createIntent, cancel_intent: cancelIntent, refund };

  return operations[kind] as Operation<{ id: string }>;
}

function isFinal({ status }: Stripe.PaymentIntent): boolean {
  return status === 'canceled' || status === 'succeeded';
}
