import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

interface Payer {
  name: string;
  email: string;
  phone: string;
  postcode: string | null;
}

export type PaymentOutcome =
  | { kind: 'paid'; intent: PaymentIntent }
  /** A field is missing or invalid; the field itself shows the error. */
  | { kind: 'incomplete' }
  | { kind: 'refused'; error: StripeError };

/** What checkout can do with the card form once it is rendered. */
export interface CardFormHandle {
  /** Marks missing fields; false if there are any. */
  isComplete: () => boolean;
  pay: (clientSecret: string, payer: Payer) => Promise<PaymentOutcome>;
  /** Shows an error under the field that it is about; false if it is about none. */
  showError: (error: StripeError) => boolean;
}
