/**
 * What a card does when it is charged. Numbers and outcomes are those that Stripe documents at
 * docs.stripe.com/testing, so a test written here also runs against Stripe's test mode.
 */
export interface CardBehaviour {
  /** Refuses the charge. */
  decline?: { code: string; declineCode: string; message: string };
  /** The customer's bank asks for authentication first (3-D Secure). */
  authentication?: 'required';
  /** The customer disputes the charge as soon as it is made. */
  disputed?: true;
  /** The bank returns a refund: it fails after it seemed to succeed. */
  refundFails?: true;
}

const declined = (declineCode: string, message: string, code = 'card_declined') => ({
  decline: { code, declineCode, message },
});

const genericDecline = declined('generic_decline', 'Your card was declined.');

const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '4000008260000000': {},
  '4000058260000005': {},
  '5555555555554444': {},
  '2223003122003222': {},
  '5200828282828210': {},
  '378282246310005': {},
  '371449635398431': {},
  '6011111111111117': {},
  '3056930009020004': {},
  '36227206271667': {},
  '3566002020360505': {},
  '6200000000000005': {},
  '4000000000000077': {},
  '4000000000003055': {},
  '4000000000000002': genericDecline,
  '4000000000000341': genericDecline,
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card', 'Your card was declined.'),
  '4000000000009979': declined('stolen_card', 'Your card was declined.'),
  '4000000000000069': declined('expired_card', 'Your card has expired.', 'expired_card'),
  '4000000000000127': declined(
    'incorrect_cvc',
    "Your card's security code is incorrect.",
    'incorrect_cvc',
  ),
  '4000000000000119': declined(
    'processing_error',
    'Something went wrong while your card was processed. Try again in a moment.',
    'processing_error',
  ),
  '4000002500003155': { authentication: 'required' },
  '4000002760003184': { authentication: 'required' },
  '4000000000003220': { authentication: 'required' },
  '4000008400001629': { authentication: 'required', ...genericDecline },
  '4000000000000259': { disputed: true },
  '4000000000005126': { refundFails: true },
};

/** A valid number that is not in the list counts as a real card and is declined, as by Stripe. */
const realCard = declined(
  'test_mode_live_card',
  'Your card was declined. This is a test, and only test cards work here.',
);

export function behaviourOf(number: string): CardBehaviour {
  return behaviours[number] ?? realCard;
}

/** Stripe's test payment methods, for calls from a server that never sees a number. */
const testPaymentMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_gb: '4000008260000000',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_threeDSecureRequiredChargeDeclined: '4000008400001629',
  pm_card_createDispute: '4000000000000259',
  pm_card_refundFail: '4000000000005126',
};

export function testCardNumber(paymentMethod: string): string | undefined {
  return testPaymentMethods[paymentMethod];
}
