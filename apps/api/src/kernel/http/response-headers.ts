import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** A response is data: never sniffed, framed or run, and not cached unless a call allows it. */
export function addResponseHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    if (config.isProduction) {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
  });
}
