import Stripe from 'stripe';

/** Why the provider will never do it, however often it is retried. */
export interface Refusal {
  code: string;
  message: string;
}

/**
 * A definite refusal; null when it is unknown whether something happened: no response, a server
 * error, an idempotency key in use or known for another request, a wrong secret of ours.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return null;
  if (![400, 402, 404].includes(error.statusCode ?? 0)) return null;

  return { code: error.code ?? error.type, message: error.message };
}
