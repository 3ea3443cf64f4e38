import type { CallOrigin } from '../api-endpoint.ts';
import { recordMovement } from '../balance/balance-transactions.ts';
import type { ChargeObject, DisputeObject } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';

const disputeFee = 2000;
const weekInSeconds = 7 * 24 * 60 * 60;

/** The customer's bank reverses the payment provisionally, and Stripe charges a fee. */
export function openDispute(
  store: Store,
  events: Events,
  charge: ChargeObject,
  reason: string,
  origin: CallOrigin,
): DisputeObject {
  const id = newId('dp');
  const amount = charge.amount_captured - charge.amount_refunded;
  const transaction = recordMovement(store, {
    type: 'adjustment',
    amount: -amount,
    fee: disputeFee,
    currency: charge.currency,
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  store.charges.put({ ...charge, disputed: true });
  const dispute = store.disputes.put({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [transaction],
    charge: charge.id,
    created: secondsNow(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: secondsNow() + weekInSeconds,
      has_evidence: false,
      past_due: false,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  });
  events.emit('charge.dispute.created', dispute, origin);
  return dispute;
}

/** The bank's decision. When won, the money is returned, but not the fee. */
export function decideDispute(
  store: Store,
  events: Events,
  dispute: DisputeObject,
  outcome: 'won' | 'lost',
  origin: CallOrigin,
): DisputeObject {
  const { id, amount, currency, charge } = dispute;
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest(`Dispute ${id} is already closed.`);
  }
  const isWon = outcome === 'won';
  const reversals = isWon
    ? [
        recordMovement(store, {
          type: 'adjustment',
          amount,
          currency,
          source: id,
          description: `Chargeback reversal for ${charge}`,
        }),
      ]
    : [];
  const decided = store.disputes.put({
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...reversals],
    is_charge_refundable: isWon,
    status: outcome,
  });
  if (isWon) events.emit('charge.dispute.funds_reinstated', decided, origin);
  events.emit('charge.dispute.closed', decided, origin);
  return decided;
}
