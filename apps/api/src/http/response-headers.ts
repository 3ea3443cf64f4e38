import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** An API answer is data: never sniffed, framed, run, or kept by a cache unless a call says so. */
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
