import type { FastifyInstance } from 'fastify';
import type { ServerSettings } from './settings.ts';

/**
 * Nothing is sniffed, and where the site has https it keeps to it. JSON is data: never framed or run. Errors have
 * one shape and tell nothing of the server.
 */
export function secureResponses(
  app: FastifyInstance,
  { shellUrl }: Pick<ServerSettings, 'shellUrl'>,
): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (shellUrl.startsWith('https:')) {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return;
    reply.headers({
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // A folder, or a path out of it: as where nothing is.
    if (status === 403) return reply.callNotFound();
    if (status >= 500) request.log.error({ err: error }, 'request failed');

    return reply.code(status).send({
      message:
        status >= 500 ? 'Something went wrong. Please try again.' : 'This request cannot be read.',
    });
  });
}
