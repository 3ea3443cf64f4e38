import type { FastifyInstance } from 'fastify';

/** Browsers may call the API from any page: they have only a publishable key, and no cookies. */
export function allowBrowsers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'request-id, stripe-version',
    });
  });

  app.options('/v1/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-headers':
          'authorization, content-type, idempotency-key, stripe-version',
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-max-age': '600',
      })
      .send(),
  );
}
