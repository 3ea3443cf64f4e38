// Log lines contain the route and the outcome, but nothing personal: no URL, query, body or token.
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { DatabaseError } from 'pg';
import type { Config } from '../../config.ts';

export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;

  return {
    level: config.logLevel,
    base: { release: config.release },
    serializers: { err: describe, req: () => ({}), res: () => ({}) },
  };
}

/** One line, and one measurement, for each call. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown route';
    if (route.includes('/health/')) return;
    const { timings, config } = app.deps;
    const labels = { route, method: request.method, status: String(reply.statusCode) };
    timings.calls.record({ ...labels, release: config.release }, reply.elapsedTime / 1000);
    request.log.info(
      {
        id: request.id,
        ...(request.span?.isRecorded ? { trace: request.span.traceId } : {}),
        method: request.method,
        // The pattern, not the URL: what users search for is personal.
        route,
        ...bookingOf(route, request.params),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
}

/** The number of the booking that a call is about: it leads from a complaint to the lines about it. */
function bookingOf(route: string, params: unknown): { booking?: number } {
  const booking = Number((params as { id?: unknown } | undefined)?.id);

  return /\/bookings?\/:id\b/.test(route) && Number.isSafeInteger(booking) ? { booking } : {};
}

/** A database error repeats values of the row in its message and detail, so they are left out. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const stack = (error.stack ?? '').slice(error.stack?.indexOf('\n    at ') ?? 0);
  if (error instanceof DatabaseError) {
    const { code = '', constraint, table, routine } = error;
    return { type: 'DatabaseError', message: code, constraint, table, routine, stack };
  }
  const message =
    error.name === 'ValiError' ? 'A response does not match the contract' : error.message;

  return { type: error.name, message, stack };
}
