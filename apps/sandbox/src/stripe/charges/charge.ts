import { cardFee, recordMovement } from '../balance/balance-transactions.ts';
import type { ChargeObject, PaymentIntentObject, PaymentMethodObject } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import type { Store, StoredCardBehaviour } from '../store.ts';

export interface ChargeAttempt {
  intent: PaymentIntentObject;
  paymentMethod: PaymentMethodObject;
  isAuthenticated: boolean;
  decline?: StoredCardBehaviour['decline'] | undefined;
}

/** Charges the card; a declined attempt leaves a failed charge, as at Stripe. */
export function chargeCard(store: Store, attempt: ChargeAttempt): ChargeObject {
  const { intent, paymentMethod, decline } = attempt;
  const isPaid = decline === undefined;
  const isCaptured = isPaid && intent.capture_method !== 'manual';
  const id = newId('ch');
  const transaction = isCaptured ? movement(store, id, intent.amount, intent.currency) : null;

  return store.charges.put({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: transaction,
    billing_details: paymentMethod.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: isCaptured,
    created: secondsNow(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: paymentMethod.id,
    payment_method_details: { card: cardDetails(attempt), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  });
}

/** Captures an amount that was only authorised so far. */
export function captureCharge(store: Store, charge: ChargeObject, amount: number): ChargeObject {
  return store.charges.put({
    ...charge,
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
    balance_transaction: movement(store, charge.id, amount, charge.currency),
    captured: true,
  });
}

function movement(store: Store, source: string, amount: number, currency: string): string {
  const fee = cardFee(amount);
  return recordMovement(store, { type: 'charge', amount, fee, currency, source }).id;
}

function outcomeOf(decline: StoredCardBehaviour['decline']): ChargeObject['outcome'] {
  const isPaid = decline === undefined;
  return {
    advice_code: isPaid ? null : 'try_again_later',
    network_advice_code: null,
    network_decline_code: null,
    network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
    type: isPaid ? 'authorized' : 'issuer_declined',
  };
}

function cardDetails({ intent, paymentMethod, isAuthenticated, decline }: ChargeAttempt) {
  const { card } = paymentMethod;
  if (card === undefined) throw new Error(`${paymentMethod.id} is not a card`);
  const cvcFails = decline?.code === 'incorrect_cvc';
  return {
    amount_authorized: decline === undefined ? intent.amount : null,
    authorization_code: null,
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvcFails ? 'fail' : (card.checks?.cvc_check ?? null),
    },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated' as const,
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: 'challenge' as const,
          electronic_commerce_indicator: '05' as const,
          exemption_indicator: null,
          result: 'authenticated' as const,
          result_reason: null,
          transaction_id: null,
          version: '2.2.0' as const,
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
