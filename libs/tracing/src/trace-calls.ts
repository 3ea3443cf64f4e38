import type { FastifyInstance, FastifyRequest } from 'fastify';
import { continueTrace, type OpenSpan, openSpan, type TraceParent } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for what is not recorded. */
    span: OpenSpan | null;
  }
}

/**
 * A span for each call that a server answers, named by its route: what stands in a URL may be personal.
 * Registered first, so that all of its work is a part of it.
 *
 * @param parentOf the span of another process of ours that makes this call; a stranger's word is not taken for it
 */
export function traceCalls(
  app: FastifyInstance,
  parentOf: (request: FastifyRequest) => TraceParent | undefined = () => undefined,
): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    if (route.includes('/health/')) return done();
    const { method } = request;
    const span = continueTrace(parentOf(request), () =>
      openSpan(`${method} ${route}`, 'server', {
        'http.request.method': method,
        'http.route': route,
      }),
    );
    request.span = span;
    span.enter(done);
  });
  // Reading the body goes on from the socket, outside of the span.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? span.enter(done) : done()));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    request.span?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}
