import type { StripeError } from '@stripe/stripe-js';

export const cardParts = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type CardPart = (typeof cardParts)[number];

const expiryCodes = ['expired_card', 'incomplete_expiry', 'invalid_expiry', 'card_expir'];
const cvcCodes = ['incorrect_cvc', 'incomplete_cvc', 'invalid_cvc', 'invalid_security_code'];
const cardCodes = ['card', 'number', 'payment_intent_authentication_failure', 'incorrect_'];

/**
 * Where an error of the payment provider belongs: under the card field that it is about, or
 * (null) above the button. A declined card and a failed 3-D Secure are about the card.
 */
export function cardPartOf({ type, code = '', decline_code = '' }: StripeError): CardPart | null {
  const names = `${code} ${decline_code}`;
  const speaksOf = (parts: readonly string[]) => parts.some((part) => names.includes(part));
  if (speaksOf(expiryCodes)) return 'cardExpiry';
  if (speaksOf(cvcCodes)) return 'cardCvc';

  return type === 'card_error' || speaksOf(cardCodes) ? 'cardNumber' : null;
}
