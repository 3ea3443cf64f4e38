import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerSettings } from './settings.ts';

type SiteSettings = Pick<ServerSettings, 'shellUrl'>;

/** Of what is no page: it runs and loads nothing, and is never framed. */
const NO_PAGE = {
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For a response that no hook of the server sees. */
export function secureHeaders(settings: SiteSettings): Record<string, string> {
  return { 'x-content-type-options': 'nosniff', ...strictTransport(settings), ...NO_PAGE };
}

/**
 * Nothing is sniffed, and where the site has https it keeps to it. What has no policy
 * of its own is data: never framed or run. Errors have one shape and tell nothing of the server.
 */
export function secureResponses(app: FastifyInstance, settings: SiteSettings): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.headers(strictTransport(settings));
    if (isData(request, reply)) reply.headers(NO_PAGE);
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

function strictTransport({ shellUrl }: SiteSettings): Record<string, string> {
  return shellUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
}

/** Files of a release run in pages, which have a policy for them. */
function isData({ url }: FastifyRequest, reply: FastifyReply): boolean {
  if (String(reply.getHeader('content-type')).startsWith('application/json')) return true;

  return !url.startsWith('/r/') && !reply.hasHeader('content-security-policy');
}
