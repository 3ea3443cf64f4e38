import Stripe from 'stripe';
import { type Sandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';

export const secretKey = 'sk_test_freely';
export const publishableKey = 'pk_test_freely';

export interface SandboxUnderTest extends Sandbox {
  /** The real package, connected to the sandbox. */
  stripe: Stripe;
  /** Calls a control endpoint and returns its JSON. */
  control(method: string, path: string, body?: unknown): Promise<unknown>;
}

export async function startSandboxUnderTest(
  options: SandboxOptions = {},
): Promise<SandboxUnderTest> {
  const sandbox = await startSandbox({ stripePort: 0, inboxPort: 0, smtpPort: 0, ...options });
  return {
    ...sandbox,
    stripe: stripeAt(sandbox.stripeUrl),
    control: async (method, path, body) => {
      const response = await fetch(`${sandbox.stripeUrl}/sandbox/${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return response.json();
    },
  };
}

export function stripeAt(url: string, key = secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

/** The browser's request when the customer pays: card data never passes through our own server. */
export async function paymentMethodOf(
  { stripeUrl }: Sandbox,
  number: string,
  values: Record<string, string> = {},
): Promise<{ id: string; error?: { code: string; param: string } }> {
  const response = await fetch(`${stripeUrl}/v1/payment_methods`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishableKey,
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '34',
      'card[cvc]': number.length === 15 ? '1234' : '123',
      ...values,
    }),
  });
  return (await response.json()) as { id: string };
}

/** A new intent that was paid with this card number. */
export async function paidIntent(
  sandbox: SandboxUnderTest,
  amount = 5000,
  number = '4242424242424242',
): Promise<Stripe.PaymentIntent> {
  const { id } = await paymentMethodOf(sandbox, number);
  return sandbox.stripe.paymentIntents.create({
    amount,
    currency: 'gbp',
    allowed_payment_method_types: ['card'],
    payment_method: id,
    confirm: true,
  });
}
