import type { FastifyInstance } from 'fastify';
import type { ServerSettings } from './settings.ts';

/** JSON is data: never framed, sniffed or run. Errors have one shape and tell nothing of the server. */
export function secureJson(app: FastifyInstance, { shellUrl }: Pick<ServerSettings, 'shellUrl'>) {
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return;
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    if (shellUrl.startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');

    return reply.code(status).send({
      message:
        status >= 500 ? 'Something went wrong. Please try again.' : 'This request cannot be read.',
    });
  });
}
