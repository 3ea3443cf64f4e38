import type { ApiCall, StripeApi } from '../api-endpoint.ts';
import { captureCharge } from '../charges/charge.ts';
import type { PaymentIntentObject, PaymentMethodObject } from '../objects.ts';
import {
  createPaymentMethod,
  findOrCreatePaymentMethod,
} from '../payment-methods/payment-method.ts';
import { secondsNow } from '../protocol/identifiers.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';
import type { PaymentAttempts } from './payment-attempt.ts';
import {
  confirmingParameters,
  describingParameters,
  forBrowser,
  newPaymentIntent,
  updatedPaymentIntent,
} from './payment-intent.ts';
import { requireStatus } from './payment-intent-status.ts';

export interface PaymentIntentParts {
  store: Store;
  events: Events;
  attempts: PaymentAttempts;
  baseUrl: () => string;
}

export function paymentIntentRoutes(api: StripeApi, parts: PaymentIntentParts): void {
  const { store, events, attempts } = parts;

  const confirm = (intent: PaymentIntentObject, call: ApiCall): PaymentIntentObject => {
    requireStatus(intent, 'confirm');
    const paymentMethod = chosenPaymentMethod(store, intent, call);
    const usesScript = call.parameters.boolean('use_stripe_sdk') ?? false;
    const options = {
      isOffSession: call.parameters.boolean('off_session') ?? false,
      returnUrl: usesScript ? null : (call.parameters.string('return_url') ?? null),
      baseUrl: parts.baseUrl(),
    };
    return attempts.begin(intent, paymentMethod, options, call.origin);
  };

  api.post('/v1/payment_intents', {
    accepts: [...describingParameters, ...confirmingParameters, 'confirm'],
    handle(call) {
      const intent = store.paymentIntents.put(newPaymentIntent(call.parameters));
      events.emit('payment_intent.created', intent, call.origin);
      if (call.parameters.boolean('confirm') === true) return confirm(intent, call);
      const given = call.parameters.string('payment_method');
      return given === undefined ? intent : attach(store, intent, given);
    },
  });

  api.get('/v1/payment_intents', {
    accepts: [...pageParameters, 'customer'],
    handle: ({ parameters }) =>
      listPage(store.paymentIntents.newestFirst(), parameters, '/v1/payment_intents'),
  });

  api.get('/v1/payment_intents/:id', {
    accepts: ['client_secret'],
    browser: true,
    handle: (call) => presentIntent(permittedIntent(store, call), call),
  });

  api.post('/v1/payment_intents/:id', {
    accepts: describingParameters,
    handle(call) {
      const intent = requireStatus(permittedIntent(store, call), 'update');
      const updated = updatedPaymentIntent(intent, call.parameters);
      const given = call.parameters.string('payment_method');
      return given === undefined
        ? store.paymentIntents.put(updated)
        : attach(store, updated, given);
    },
  });

  api.post('/v1/payment_intents/:id/confirm', {
    accepts: confirmingParameters,
    browser: true,
    handle: (call) => presentIntent(confirm(permittedIntent(store, call), call), call),
  });

  api.post('/v1/payment_intents/:id/capture', {
    accepts: ['amount_to_capture', 'metadata'],
    handle(call) {
      const intent = requireStatus(permittedIntent(store, call), 'capture');
      const amount = call.parameters.integer('amount_to_capture') ?? intent.amount_capturable;
      if (amount < 1 || amount > intent.amount_capturable) {
        throw invalidRequest(
          'That is more than was authorised.',
          'amount_too_large',
          'amount_to_capture',
        );
      }
      captureCharge(store, store.charges.get(intent.latest_charge ?? ''), amount);
      const captured = store.paymentIntents.put({
        ...intent,
        status: 'succeeded',
        amount_received: amount,
        amount_capturable: 0,
      });
      events.emit('payment_intent.succeeded', captured, call.origin);
      return captured;
    },
  });

  api.post('/v1/payment_intents/:id/cancel', {
    accepts: ['cancellation_reason'],
    handle(call) {
      const intent = requireStatus(permittedIntent(store, call), 'cancel');
      const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
      const canceled = store.paymentIntents.put({
        ...intent,
        status: 'canceled',
        canceled_at: secondsNow(),
        cancellation_reason: call.parameters.choice('cancellation_reason', reasons) ?? null,
        amount_capturable: 0,
        next_action: null,
      });
      events.emit('payment_intent.canceled', canceled, call.origin);
      return canceled;
    },
  });
}

function presentIntent(intent: PaymentIntentObject, call: ApiCall): object {
  return call.key.kind === 'publishable' ? forBrowser(intent) : intent;
}

/** A publishable key gives access only to the intent whose client secret is sent. */
function permittedIntent(store: Store, { path, key, parameters }: ApiCall): PaymentIntentObject {
  const intent = store.paymentIntents.get(path.id ?? '', 'intent');
  if (key.kind === 'secret') return intent;
  if (parameters.requiredString('client_secret') !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret does not belong to this PaymentIntent.',
      'payment_intent_invalid_parameter',
      'client_secret',
    );
  }
  return intent;
}

function chosenPaymentMethod(
  store: Store,
  intent: PaymentIntentObject,
  { parameters }: ApiCall,
): PaymentMethodObject {
  const data = parameters.hash('payment_method_data');
  if (data !== undefined) return createPaymentMethod(store, data);
  const id = parameters.string('payment_method') ?? intent.payment_method;
  if (id === null) {
    throw invalidRequest(
      'This PaymentIntent has no payment method to confirm with.',
      'payment_intent_unexpected_state',
    );
  }
  return findOrCreatePaymentMethod(store, id);
}

function attach(store: Store, intent: PaymentIntentObject, id: string): PaymentIntentObject {
  const { id: payment_method } = findOrCreatePaymentMethod(store, id);
  return store.paymentIntents.put({ ...intent, payment_method, status: 'requires_confirmation' });
}
