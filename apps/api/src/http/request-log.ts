// Log lines say what happened to which route, never to whom: no address, query, body or token.
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { DatabaseError } from 'pg';
import type { Config } from '../config.ts';

export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;

  return {
    level: config.logLevel,
    base: null,
    serializers: { err: describe, req: () => ({}), res: () => ({}) },
  };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown route';
    if (route.includes('/health/')) return;
    request.log.info(
      {
        id: request.id,
        method: request.method,
        // The pattern, not the address: what is searched for is personal.
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
}

/** A database error repeats the values of the row in its message and detail: they stay out. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const stack = (error.stack ?? '').slice(error.stack?.indexOf('\n    at ') ?? 0);
  if (error instanceof DatabaseError) {
    const { code = '', constraint, table, routine } = error;
    return { type: 'DatabaseError', message: code, constraint, table, routine, stack };
  }
  const message =
    error.name === 'ValiError' ? 'An answer does not keep the contract' : error.message;

  return { type: error.name, message, stack };
}
