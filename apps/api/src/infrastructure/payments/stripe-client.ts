import { inSpan } from '@freely/tracing';
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
    httpClient: tracedClient(),
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

/** Each call of the provider is a span. The provider is not told of it. */
function tracedClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...args: Parameters<typeof makeRequest>) => {
    const [, , path, method] = args;
    const route = routeOf(path);

    return inSpan(
      `stripe ${method} ${route}`,
      { kind: 'client', attributes: { 'http.request.method': method, 'url.template': route } },
      async (span) => {
        const response = await makeRequest(...args);
        span.set({ 'http.response.status_code': response.getStatusCode() });

        return response;
      },
    );
  };

  return client;
}

/** `/v1/payment_intents/pi_1/confirm?…` is `/v1/payment_intents/:id/confirm`. */
function routeOf(path: string): string {
  const [, version = '', ...parts] = (path.split('?')[0] ?? '').split('/');

  return ['', version, ...parts.map((part, at) => (at % 2 === 1 ? ':id' : part))].join('/');
}
