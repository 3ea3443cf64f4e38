import Stripe from 'stripe';
import type { Config } from '../../config.ts';

/** The provider's own client. Only the sandbox needs another base URL. */
export function makeStripe({ secretKey, apiUrl }: Config['stripe']): Stripe {
  return new Stripe(secretKey, {
    // Shorter than the lease of an operation, so that no other process sends it while we still
    // wait.
    timeout: 8_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl ? hostOptions(new URL(apiUrl)) : {}),
  });
}

function hostOptions({ protocol, hostname, port }: URL) {
  const isSecure = protocol === 'https:';

  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? 443 : 80),
  };
}
