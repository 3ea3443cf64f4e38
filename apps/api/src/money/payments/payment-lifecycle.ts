import type Stripe from 'stripe';

export type PaymentStatus = 'new' | 'requires_payment' | 'succeeded' | 'cancelled';

const rank: Record<PaymentStatus, number> = {
  new: 0,
  requires_payment: 1,
  cancelled: 2,
  succeeded: 3,
};

/** Our status for an intent of the provider. */
export function statusOfIntent(intent: Pick<Stripe.PaymentIntent, 'status'>): PaymentStatus {
  if (intent.status === 'succeeded') return 'succeeded';

  return intent.status === 'canceled' ? 'cancelled' : 'requires_payment';
}

/** Forward only: a state that is read late or twice changes nothing (D19). */
export function laterOf(known: PaymentStatus, read: PaymentStatus): PaymentStatus {
  return rank[read] > rank[known] ? read : known;
}

export type RefundStatus = 'wanted' | 'succeeded' | 'failed';

/** Null while the bank has not decided. */
export function statusOfRefund(refund: Pick<Stripe.Refund, 'status'>): RefundStatus | null {
  if (refund.status === 'succeeded') return 'succeeded';

  return refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : null;
}

export type ChargebackStatus = 'open' | 'won' | 'lost';

/** Our status for a dispute of the provider: a closed inquiry took nothing, so it counts as won. */
export function statusOfDispute({ status }: Pick<Stripe.Dispute, 'status'>): ChargebackStatus {
  if (status === 'lost') return 'lost';

  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
