import { expect, test } from '@jest/globals';
import type { StripeError } from '@stripe/stripe-js';
import { cardPartOf } from './card-error.ts';

test.each([
  ['card_declined', 'generic_decline', 'cardNumber'],
  ['card_declined', 'insufficient_funds', 'cardNumber'],
  ['card_declined', 'expired_card', 'cardExpiry'],
  ['expired_card', undefined, 'cardExpiry'],
  ['invalid_expiry_year_past', undefined, 'cardExpiry'],
  ['incomplete_expiry', undefined, 'cardExpiry'],
  ['incorrect_cvc', undefined, 'cardCvc'],
  ['incomplete_cvc', undefined, 'cardCvc'],
  ['incorrect_number', undefined, 'cardNumber'],
  ['processing_error', undefined, 'cardNumber'],
] as const)('%s (%s) belongs to %s', (code, decline_code, part) => {
  const error = { type: 'card_error', code, decline_code } as StripeError;

  expect(cardPartOf(error)).toBe(part);
});

test('a failed 3-D Secure belongs to the card', () => {
  const error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
  } as StripeError;

  expect(cardPartOf(error)).toBe('cardNumber');
});

test('an error that is not about the card belongs to no field', () => {
  expect(cardPartOf({ type: 'api_connection_error' } as StripeError)).toBeNull();
});
