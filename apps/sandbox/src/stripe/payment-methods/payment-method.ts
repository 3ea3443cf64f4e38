import { createHash } from 'node:crypto';
import { cardBrand, cvcLength, hasFullLength, passesLuhn } from '../../cards/card-number.ts';
import { behaviourOf, testCardNumber } from '../../cards/test-cards.ts';
import type { PaymentMethodObject } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import type { Metadata, Parameters } from '../protocol/parameters.ts';
import { invalidRequest, StripeError } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';

export const paymentMethodParameters = [
  'type',
  'card',
  'billing_details',
  'metadata',
  'allow_redisplay',
];

interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  hasCvc: boolean;
}

/** Creates a payment method from `card[number]` and the other fields. The number is not stored. */
export function createPaymentMethod(store: Store, parameters: Parameters): PaymentMethodObject {
  if (parameters.requiredString('type') !== 'card') {
    throw invalidRequest(
      'The sandbox knows cards only.',
      'payment_method_unsupported_type',
      'type',
    );
  }
  const card = parameters.hash('card');
  if (card === undefined) throw parameters.missing('card');
  return addPaymentMethod(
    store,
    readCard(card),
    billingDetails(parameters.hash('billing_details')),
    parameters.metadata(),
  );
}

/** The payment method with this id, or a new one for Stripe's test ids (`pm_card_visa`). */
export function findOrCreatePaymentMethod(store: Store, id: string): PaymentMethodObject {
  const number = testCardNumber(id);
  if (number === undefined) return store.paymentMethods.get(id, 'payment_method');
  const expYear = new Date().getFullYear() + 3;
  return addPaymentMethod(
    store,
    { number, expMonth: 12, expYear, hasCvc: true },
    billingDetails(undefined),
    {},
  );
}

function readCard(card: Parameters): Card {
  card.allowOnly(['number', 'exp_month', 'exp_year', 'cvc', 'networks']);
  const number = card.requiredString('number').replaceAll(/[ -]/g, '');
  const expMonth = card.requiredInteger('exp_month');
  const givenYear = card.requiredInteger('exp_year');
  const expYear = givenYear < 100 ? 2000 + givenYear : givenYear;
  const cvc = card.string('cvc');

  if (!/^\d+$/.test(number) || !hasFullLength(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (expMonth < 1 || expMonth > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiry month is invalid.", 'exp_month');
  }
  const now = new Date();
  const isPast =
    expYear < now.getFullYear() || (expYear === now.getFullYear() && expMonth < now.getMonth() + 1);
  if (isPast || expYear > now.getFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiry year is invalid.", 'exp_year');
  }
  if (cvc !== undefined && !new RegExp(`^\\d{${cvcLength(cardBrand(number))}}$`).test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return { number, expMonth, expYear, hasCvc: cvc !== undefined };
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param });
}

function billingDetails(given: Parameters | undefined): PaymentMethodObject['billing_details'] {
  const address = given?.hash('address');
  return {
    address: {
      city: address?.nullableString('city') ?? null,
      country: address?.nullableString('country') ?? null,
      line1: address?.nullableString('line1') ?? null,
      line2: address?.nullableString('line2') ?? null,
      postal_code: address?.nullableString('postal_code') ?? null,
      state: address?.nullableString('state') ?? null,
    },
    email: given?.nullableString('email') ?? null,
    name: given?.nullableString('name') ?? null,
    phone: given?.nullableString('phone') ?? null,
    tax_id: null,
  };
}

function addPaymentMethod(
  store: Store,
  card: Card,
  billing_details: PaymentMethodObject['billing_details'],
  metadata: Metadata,
): PaymentMethodObject {
  const brand = cardBrand(card.number);
  const id = newId('pm');
  store.cardBehaviours.put({ id, ...behaviourOf(card.number) });
  return store.paymentMethods.put({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details,
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: card.hasCvc ? 'pass' : null,
      },
      country: 'GB',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: secondsNow(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  });
}
