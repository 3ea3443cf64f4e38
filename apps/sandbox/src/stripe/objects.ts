import type Stripe from 'stripe';

// Types of the real package, so that the compiler reports a response without a required property.
// Stored objects have ids where Stripe can expand.

type Stored<T, Ids extends keyof T, More = unknown> = Omit<T, Ids> & More;

export type PaymentIntentObject = Stored<
  Stripe.PaymentIntent,
  'latest_charge' | 'payment_method' | 'last_payment_error' | 'customer' | 'metadata',
  {
    latest_charge: string | null;
    payment_method: string | null;
    last_payment_error: LastPaymentError | null;
    customer: null;
    metadata: Record<string, string>;
  }
>;

export interface LastPaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
  payment_method?: PaymentMethodObject;
}

export type PaymentMethodObject = Stored<Stripe.PaymentMethod, 'customer', { customer: null }>;

export type ChargeObject = Stored<
  Stripe.Charge,
  'balance_transaction' | 'payment_intent' | 'metadata' | 'refunds',
  {
    balance_transaction: string | null;
    payment_intent: string;
    metadata: Record<string, string>;
  }
>;

export type BalanceTransactionObject = Stored<
  Stripe.BalanceTransaction,
  'source',
  { source: string }
>;

export type RefundObject = Stored<
  Stripe.Refund,
  'balance_transaction' | 'failure_balance_transaction' | 'charge' | 'payment_intent' | 'metadata',
  {
    balance_transaction: string | null;
    failure_balance_transaction?: string;
    charge: string;
    payment_intent: string;
    metadata: Record<string, string>;
  }
>;

export type DisputeObject = Stored<
  Stripe.Dispute,
  'charge' | 'payment_intent' | 'balance_transactions' | 'evidence' | 'evidence_details',
  {
    charge: string;
    payment_intent: string;
    balance_transactions: BalanceTransactionObject[];
    evidence: Record<string, string | null>;
    evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean };
  }
>;

export type TransferReversalObject = Stored<
  Stripe.TransferReversal,
  'transfer' | 'balance_transaction' | 'metadata',
  { transfer: string; balance_transaction: string; metadata: Record<string, string> }
>;

export type TransferObject = Stored<
  Stripe.Transfer,
  'destination' | 'balance_transaction' | 'source_transaction' | 'reversals' | 'metadata',
  {
    destination: string;
    balance_transaction: string;
    source_transaction: string | null;
    metadata: Record<string, string>;
  }
>;

export type AccountObject = Stored<
  Stripe.Account,
  'metadata' | 'deleted',
  { metadata: Record<string, string> }
>;

export type EventType =
  | 'account.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.failed'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'transfer.created'
  | 'transfer.reversed';

export interface EventObject {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}
