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
  /** The customer is away, so nobody can answer the bank. */
  isOffSession: boolean;
  /** Where the customer returns to after a challenge; without it the script shows the challenge. */
  returnUrl: string | null;
  /** Where this sandbox is reached. */
  baseUrl: string;
}

/** One attempt to pay: money taken, a challenge to answer first, or a decline. */
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
    if (this.#memory(paymentMethod).authentication !== 'required') {
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
    const waiting = this.#store.paymentIntents.put({
      ...attached,
      status: 'requires_action',
      next_action: challengeOf(attached, options),
    });
    this.#events.emit('payment_intent.requires_action', waiting, origin);
    return waiting;
  }

  /** The customer has answered the bank's challenge. */
  authenticated(intent: PaymentIntentObject, origin: CallOrigin): PaymentIntentObject {
    const paymentMethod = this.#store.paymentMethods.get(intent.payment_method ?? '');
    return this.#charge({ ...intent, next_action: null }, paymentMethod, true, origin);
  }

  /** The customer could not, or would not, answer it. */
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
    const { decline, disputed } = this.#memory(paymentMethod);
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

  /** Writes the refusal into the intent, which waits for another card, and gives the 402 for it. */
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

  #memory(paymentMethod: PaymentMethodObject) {
    return this.#store.cardMemories.get(paymentMethod.id);
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
