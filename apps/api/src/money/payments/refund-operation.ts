import type Stripe from 'stripe';
import type { Operation } from '../outbox/index.ts';
import { settleRefund } from './refund-payment.ts';
import { settleRefusedRefund } from './refused-refund.ts';

export const refundOperation: Operation<Stripe.Refund> = {
  send: ({ stripe }, { key, request }) =>
    stripe.refunds.create(
      {
        payment_intent: String(request.intentId),
        amount: Number(request.amount),
        metadata: { operation_key: key },
      },
      { idempotencyKey: key },
    ),
  lookUp: async ({ stripe }, { key, request }) => {
    const made = stripe.refunds.list({ payment_intent: String(request.intentId), limit: 100 });
    for await (const one of made) if (one.metadata?.operation_key === key) return one;

    return null;
  },
  // The response is the refund as it was made. What its bank has answered meanwhile may be another thing.
  settle: async (deps, { id }) => settleRefund(deps, await deps.stripe.refunds.retrieve(id)),
  refused: (deps, { key, request }) =>
    settleRefusedRefund(deps, { key, intentId: String(request.intentId) }),
};
