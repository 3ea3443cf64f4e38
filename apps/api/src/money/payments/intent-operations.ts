import type Stripe from 'stripe';
import { type Operation, refusalOf } from '../outbox/index.ts';
import { settleIntent } from './settle-payment.ts';

const createIntent: Operation<Stripe.PaymentIntent> = {
  send: ({ stripe }, { key, request, booking_id }) =>
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
  lookUp: async ({ stripe }, { key, created_at }) => {
    // Allows for a minute of clock skew.
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
  send: async ({ stripe }, { key, request, attempts }) => {
    const id = String(request.intentId);
    try {
      const reason = { cancellation_reason: 'abandoned' } as const;
      // Cancelling is idempotent; a new key for each attempt, so that an earlier refusal is not
      // replayed.
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
  lookUp: async ({ stripe }, { request }) => {
    const intent = await stripe.paymentIntents.retrieve(String(request.intentId));

    return isFinal(intent) ? intent : null;
  },
  settle: settleIntent,
};

function isFinal({ status }: Stripe.PaymentIntent): boolean {
  return status === 'canceled' || status === 'succeeded';
}

export const intentOperations = { create_intent: createIntent, cancel_intent: cancelIntent };
