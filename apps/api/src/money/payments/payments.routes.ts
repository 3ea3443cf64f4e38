import { paymentIntent } from '@freely/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { recordProviderEvent } from './provider-events.ts';
import { startPayment } from './start-payment.ts';

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, paymentIntent, async ({ params }) => ({
    client_secret: await startPayment(deps, params.id),
  }));

  // A scope of its own without parsers: the signature covers the raw bytes of the body.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post('/payments/webhook', async (request) => {
      await recordProviderEvent(deps, signedEvent(deps, request));

      return { received: true };
    });
  });
}

function signedEvent({ config, stripe }: Deps, { body, headers }: FastifyRequest): Stripe.Event {
  const signature = headers['stripe-signature'];
  const construct = (secret: string) =>
    stripe.webhooks.constructEvent(
      Buffer.isBuffer(body) ? body : '',
      typeof signature === 'string' ? signature : '',
      secret,
    );
  try {
    return firstThatFits(config.stripe.webhookSecrets(), construct);
  } catch {
    throw new AppError('bad_request', 'payments.signature');
  }
}

/** While one secret replaces another, either may have signed. */
function firstThatFits<T>(secrets: readonly string[], attempt: (secret: string) => T): T {
  const [secret = '', ...others] = secrets;
  try {
    return attempt(secret);
  } catch (error) {
    if (others.length === 0) throw error;
    return firstThatFits(others, attempt);
  }
}
