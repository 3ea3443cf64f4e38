import type { CallOrigin } from '../api-endpoint.ts';
import { recordMovement } from '../balance/balance-transactions.ts';
import type { ChargeObject, RefundObject } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { invalidRequest, StripeError } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';

export const refundParameters = [
  'amount',
  'charge',
  'payment_intent',
  'reason',
  'metadata',
  'refund_application_fee',
  'reverse_transfer',
];

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export function createRefund(
  store: Store,
  events: Events,
  parameters: Parameters,
  origin: CallOrigin,
): RefundObject {
  const charge = chargeToRefund(store, parameters);
  const left = refundableOf(store, charge);
  const amount = parameters.integer('amount') ?? left;
  if (amount < 1)
    throw invalidRequest('Refund at least 1p.', 'parameter_invalid_integer', 'amount');
  if (amount > left) {
    throw invalidRequest(
      `Only ${left}p of ${charge.id} can still be refunded.`,
      undefined,
      'amount',
    );
  }
  const refund = newRefund(store, charge, amount, parameters);
  const after = store.charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount,
  });
  events.emit('refund.created', refund, origin);
  events.emit('charge.refunded', after, origin);
  return failsLater(store, after) ? failRefund(store, events, refund, origin) : refund;
}

function newRefund(
  store: Store,
  charge: ChargeObject,
  amount: number,
  parameters: Parameters,
): RefundObject {
  const id = newId('re');
  const { currency } = charge;
  const transaction = recordMovement(store, {
    type: 'refund',
    amount: -amount,
    currency,
    source: id,
  });
  return store.refunds.put({
    id,
    object: 'refund',
    amount,
    balance_transaction: transaction.id,
    charge: charge.id,
    created: secondsNow(),
    currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: parameters.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: parameters.choice('reason', reasons) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
}

/** The bank rejects the money: it returns to the platform, and the charge is not refunded. */
function failRefund(
  store: Store,
  events: Events,
  refund: RefundObject,
  origin: CallOrigin,
): RefundObject {
  const { amount, currency, id } = refund;
  const reversal = recordMovement(store, { type: 'refund_failure', amount, currency, source: id });
  const failed = store.refunds.put({
    ...refund,
    status: 'failed',
    failure_balance_transaction: reversal.id,
    failure_reason: 'expired_or_canceled_card',
  });
  const charge = store.charges.get(refund.charge);
  store.charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded - amount,
    refunded: false,
  });
  events.emit('refund.failed', failed, origin);
  events.emit('charge.refund.updated', failed, origin);
  // The response is the refund as it was before the bank rejected it, as at Stripe.
  return refund;
}

function failsLater(store: Store, charge: ChargeObject): boolean {
  return store.cardBehaviours.find(charge.payment_method ?? '')?.refundFails === true;
}

/** Pence that can still be refunded. */
function refundableOf(store: Store, charge: ChargeObject): number {
  const disputes = store.disputes.newestFirst().filter((dispute) => dispute.charge === charge.id);
  if (disputes.some((dispute) => !dispute.is_charge_refundable)) {
    throw chargeError(charge, 'charge_disputed', 'is disputed, and cannot be refunded');
  }
  if (charge.refunded) {
    throw chargeError(charge, 'charge_already_refunded', 'has already been refunded');
  }
  if (!charge.captured) throw chargeError(charge, 'charge_not_refundable', 'was never captured');
  return charge.amount - charge.amount_refunded;
}

function chargeError(charge: ChargeObject, code: string, what: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code,
    message: `Charge ${charge.id} ${what}.`,
    charge: charge.id,
  });
}

function chargeToRefund(store: Store, parameters: Parameters): ChargeObject {
  const chargeId = parameters.string('charge');
  const intentId = parameters.string('payment_intent');
  if (chargeId !== undefined) return store.charges.get(chargeId, 'charge');
  if (intentId === undefined) throw parameters.missing('payment_intent');

  const intent = store.paymentIntents.get(intentId, 'payment_intent');
  const charge =
    intent.status === 'succeeded' ? store.charges.find(intent.latest_charge ?? '') : undefined;
  if (charge === undefined) {
    throw invalidRequest(
      `PaymentIntent ${intentId} has no successful charge to refund.`,
      'resource_missing',
      'payment_intent',
    );
  }
  return charge;
}
