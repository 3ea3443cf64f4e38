import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

interface Payer {
  name: string;
  email: string;
  phone: string;
  postcode: string | null;
}

export type PaymentOutcome =
  | { kind: 'paid'; intent: PaymentIntent }
  /** Something is missing or wrong in the fields, and says so there. */
  | { kind: 'incomplete' }
  | { kind: 'refused'; error: StripeError };

/** What the card form can do once it is on the page. */
export interface PayWithCard {
  /** Marks what is still missing; false when something is. */
  isComplete: () => boolean;
  pay: (clientSecret: string, payer: Payer) => Promise<PaymentOutcome>;
  /** Puts an error under the field that it is about; false when it is about none. */
  showError: (error: StripeError) => boolean;
}
