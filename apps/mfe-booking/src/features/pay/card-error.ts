import type { StripeError } from '@stripe/stripe-js';

export const cardParts = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type CardPart = (typeof cardParts)[number];

const expiryCodes = ['expired_card', 'incomplete_expiry', 'invalid_expiry', 'card_expir'];
const cvcCodes = ['incorrect_cvc', 'incomplete_cvc', 'invalid_cvc', 'invalid_security_code'];
const cardCodes = ['card', 'number', 'payment_intent_authentication_failure', 'incorrect_'];

/**
 * Where to show an error of the payment provider: under the card field that it is about, or
 * (null) above the button. A declined card and a failed 3-D Secure belong to the card number.
 */
export function cardPartOf({ type, code = '', decline_code = '' }: StripeError): CardPart | null {
  const names = `${code} ${decline_code}`;
  const mentions = (parts: readonly string[]) => parts.some((part) => names.includes(part));
  if (mentions(expiryCodes)) return 'cardExpiry';
  if (mentions(cvcCodes)) return 'cardCvc';

  return type === 'card_error' || mentions(cardCodes) ? 'cardNumber' : null;
}
