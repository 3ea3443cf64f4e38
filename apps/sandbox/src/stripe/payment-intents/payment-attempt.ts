import type { CallOrigin } from '../api-endpoint.ts';
import { chargeCard } from '../charges/charge.ts';
import { openDispute } from '../disputes/dispute.ts';
import type { LastPaymentError, PaymentIntentObject, PaymentMethodObject } from '../objects.ts';
import { newId } from '../protocol/identifiers.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';
import { forBrowser } from './payment-intent.ts';

export interface AttemptOptions {
  /** The customer is not present, so nobody can answer the bank. */
  isOffSession: boolean;
  /** The URL to return to after a challenge; without it the script shows the challenge. */
  returnUrl: string | null;
  /** The URL of this sandbox. */
  baseUrl: string;
}

/** Attempts to pay: each ends with a charge, a challenge to answer first, or a decline. */
export class PaymentAttempts {
  readonly #store: Store;
  readonly #events: Events;

  constructor(store: Store, events: Events) {
    this.#store = store;
    this.#events = events;
  }

  begin(
    intent: PaymentIntentObject,
    paymentMethod: PaymentMethodObject,
    options: AttemptOptions,
    origin: CallOrigin,
  ): PaymentIntentObject {
    const attached = { ...intent, payment_method: paymentMethod.id, last_payment_error: null };
    if (this.#behaviourOf(paymentMethod).authentication !== 'required') {
      return this.#charge(attached, paymentMethod, false, origin);
    }
    if (options.isOffSession) {
      throw this.#refuse(attached, paymentMethod, origin, {
        type: 'card_error',
        code: 'authentication_required',
        decline_code: 'authentication_required',
        message: 'Your bank wants you to confirm this payment.',
      });
    }
    const pending = this.#store.paymentIntents.put({
      ...attached,
      status: 'requires_action',
      next_action: challengeOf(attached, options),
    });
    this.#events.emit('payment_intent.requires_action', pending, origin);
    return pending;
  }

  /** The customer has answered the bank's challenge. */
  authenticated(intent: PaymentIntentObject, origin: CallOrigin): PaymentIntentObject {
    const paymentMethod = this.#store.paymentMethods.get(intent.payment_method ?? '');
    return this.#charge({ ...intent, next_action: null }, paymentMethod, true, origin);
  }

  /** The customer failed or refused the challenge. */
  authenticationFailed(intent: PaymentIntentObject, origin: CallOrigin): void {
    const paymentMethod = this.#store.paymentMethods.get(intent.payment_method ?? '');
    this.#refuse(intent, paymentMethod, origin, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We could not confirm with your bank that it is you. Choose another card and try again.',
    });
  }

  #charge(
    intent: PaymentIntentObject,
    paymentMethod: PaymentMethodObject,
    isAuthenticated: boolean,
    origin: CallOrigin,
  ): PaymentIntentObject {
    const { decline, disputed } = this.#behaviourOf(paymentMethod);
    const charge = chargeCard(this.#store, { intent, paymentMethod, isAuthenticated, decline });
    if (decline !== undefined) {
      this.#events.emit('charge.failed', charge, origin);
      throw this.#refuse({ ...intent, latest_charge: charge.id }, paymentMethod, origin, {
        type: 'card_error',
        code: decline.code,
        decline_code: decline.declineCode,
        message: decline.message,
        charge: charge.id,
      });
    }
    const paid = this.#store.paymentIntents.put({
      ...intent,
      latest_charge: charge.id,
      status: charge.captured ? 'succeeded' : 'requires_capture',
      amount_received: charge.amount_captured,
      amount_capturable: charge.captured ? 0 : charge.amount,
      next_action: null,
    });
    this.#events.emit('charge.succeeded', charge, origin);
    this.#events.emit(
      charge.captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated',
      paid,
      origin,
    );
    if (disputed) openDispute(this.#store, this.#events, charge, 'fraudulent', origin);
    return paid;
  }

  /** Stores the error in the intent, which can be paid with another card. Returns a 402 error. */
  #refuse(
    intent: PaymentIntentObject,
    paymentMethod: PaymentMethodObject,
    origin: CallOrigin,
    error: LastPaymentError,
  ): StripeError {
    const last_payment_error = { ...error, payment_method: paymentMethod };
    const refused = this.#store.paymentIntents.put({
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error,
    });
    this.#events.emit('payment_intent.payment_failed', refused, origin);
    return new StripeError(402, { ...last_payment_error, payment_intent: forBrowser(refused) });
  }

  #behaviourOf(paymentMethod: PaymentMethodObject) {
    return this.#store.cardBehaviours.get(paymentMethod.id);
  }
}

function challengeOf(
  intent: PaymentIntentObject,
  { returnUrl, baseUrl }: AttemptOptions,
): PaymentIntentObject['next_action'] {
  const page = new URL('/v3/challenge.html', baseUrl);
  page.search = new URLSearchParams({
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret ?? '',
    ...(returnUrl === null ? {} : { return_url: returnUrl }),
  }).toString();
  if (returnUrl !== null) {
    return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page.href } };
  }
  const use_stripe_sdk = {
    type: 'three_d_secure_redirect',
    source: newId('payatt'),
    stripe_js: page.href,
  };
  return { type: 'use_stripe_sdk', use_stripe_sdk };
}
