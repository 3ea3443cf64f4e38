import { paymentIntent } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { recordProviderEvent } from './provider-events.ts';
import { signedEvent } from './signed-event.ts';
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
    scope.post('/payments/webhook', async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      const event = signedEvent(
        deps,
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : '',
      );
      await recordProviderEvent(deps, event);

      return { received: true };
    });
  });
}
