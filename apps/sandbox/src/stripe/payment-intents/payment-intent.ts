import type { PaymentIntentObject } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';

/** Parameters that create and update share; names from the `stripe` package 23. */
export const describingParameters = [
  'amount',
  'currency',
  'description',
  'metadata',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'capture_method',
  'payment_method',
  'payment_method_options',
  'setup_future_usage',
];

export const confirmingParameters = [
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'return_url',
  'off_session',
  'use_stripe_sdk',
  'allowed_payment_method_types',
  'setup_future_usage',
];

/** Stripe's limits for pounds. */
const minAmount = 30;
const maxAmount = 99_999_999;

export function newPaymentIntent(parameters: Parameters): PaymentIntentObject {
  const id = newId('pi');
  const types = parameters.strings('allowed_payment_method_types');
  const onlyTypes = types.length > 0;
  if (onlyTypes && !types.includes('card')) {
    throw invalidRequest(
      'The sandbox takes cards only.',
      'parameter_unknown',
      'allowed_payment_method_types',
    );
  }
  const automatic = parameters.hash('automatic_payment_methods')?.boolean('enabled') ?? !onlyTypes;

  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: onlyTypes ? ['card'] : null,
    amount: amountOf(parameters),
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      parameters.choice('capture_method', ['automatic', 'automatic_async', 'manual']) ??
      'automatic_async',
    client_secret: `${id}_${newId('secret', 25)}`,
    confirmation_method: 'automatic',
    created: secondsNow(),
    currency: parameters.requiredString('currency').toLowerCase(),
    customer: null,
    customer_account: null,
    description: parameters.nullableString('description'),
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: parameters.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: parameters.nullableString('receipt_email'),
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: parameters.nullableString('statement_descriptor'),
    statement_descriptor_suffix: parameters.nullableString('statement_descriptor_suffix'),
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: parameters.nullableString('transfer_group'),
  };
}

/** The intent after an update: only the given parameters change. */
export function updatedPaymentIntent(
  intent: PaymentIntentObject,
  parameters: Parameters,
): PaymentIntentObject {
  const text = (name: 'description' | 'receipt_email' | 'transfer_group') =>
    parameters.has(name) ? parameters.nullableString(name) : intent[name];
  return {
    ...intent,
    amount: parameters.has('amount') ? amountOf(parameters) : intent.amount,
    description: text('description'),
    receipt_email: text('receipt_email'),
    transfer_group: text('transfer_group'),
    metadata: parameters.metadata(intent.metadata),
  };
}

function amountOf(parameters: Parameters): number {
  const amount = parameters.requiredInteger('amount');
  if (amount < minAmount) {
    throw invalidRequest(`The amount is at least ${minAmount}p.`, 'amount_too_small', 'amount');
  }
  if (amount > maxAmount) {
    throw invalidRequest('The amount is too large.', 'amount_too_large', 'amount');
  }
  return amount;
}

/** The part that a browser with a publishable key and the client secret may see. */
export function forBrowser(intent: PaymentIntentObject) {
  return {
    id: intent.id,
    object: intent.object,
    amount: intent.amount,
    automatic_payment_methods: intent.automatic_payment_methods,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: intent.confirmation_method,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_types: intent.payment_method_types,
    processing: intent.processing,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
    source: intent.source,
    status: intent.status,
  };
}
