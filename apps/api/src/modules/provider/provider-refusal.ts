import Stripe from 'stripe';

/** Why the provider will never do it, however often it is asked. */
export interface Refusal {
  code: string;
  message: string;
}

/**
 * A clear no; null when it is not known whether something happened: no answer, a server's error, a
 * key in use, a wrong secret of ours.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  if (![400, 402, 404].includes(error.statusCode ?? 0)) return null;

  return { code: error.code ?? error.type, message: error.message };
}
