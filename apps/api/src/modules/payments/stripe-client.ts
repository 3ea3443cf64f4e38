import Stripe from 'stripe';
import type { Config } from '../../config.ts';

/** The provider's own client; an address of its own only where the sandbox stands in. */
export function makeStripe({ secretKey, apiUrl }: Config['stripe']): Stripe {
  return new Stripe(secretKey, {
    // Below the lease of an operation, so that nobody else asks while we still wait.
    timeout: 8_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl ? addressOf(new URL(apiUrl)) : {}),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isSecure = protocol === 'https:';

  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? 443 : 80),
  };
}
