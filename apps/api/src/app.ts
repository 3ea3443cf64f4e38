// The application without `listen`: main.ts gives it a port, tests call it directly.
import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { letConnectionsDrain } from '@freely/draining';
import { traceCalls } from '@freely/tracing';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { readParts } from './back-office/operations/index.ts';
import { registerModules } from './contexts.ts';
import type { Deps } from './deps.ts';
import { callLimitStore } from './kernel/call-limit/index.ts';
import { registerDocs } from './kernel/docs/index.ts';
import { AppError } from './kernel/errors/index.ts';
import { registerHealth } from './kernel/health/index.ts';
import {
  acceptJson,
  addResponseHeaders,
  clientOf,
  enforceOwnership,
  handleErrors,
  isForEverybody,
  loggerOptions,
  logRequests,
  parentOf,
  recordRoutes,
  refuseUnreadable,
  sendError,
} from './kernel/http/index.ts';
import { registerFiles } from './practice/images/index.ts';

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: loggerOptions(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // While closing, /health/ready tells the load balancer; requests in flight are finished.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: sendError,
    clientErrorHandler: refuseUnreadable,
  });
  app.decorate('deps', deps);
  app.decorateRequest('sessionUser', null);
  traceCalls(app, (request) => parentOf(request, config.internalKey));
  recordRoutes(app);
  enforceOwnership(app);
  handleErrors(app);
  addResponseHeaders(app, config);
  letConnectionsDrain(app);
  logRequests(app);
  acceptJson(app);
  await app.register(cors, {
    origin: config.origins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'x-device-token',
      'x-requested-with',
    ],
    // Clocks of holds go by the date.
    exposedHeaders: ['date', 'retry-after', 'x-request-id'],
    maxAge: 7200,
    // Otherwise it words an error of its own, in another shape than all others.
    strictPreflight: false,
  });
  await app.register(rateLimit, {
    // For all requests, and not route by route: it would run after the route's own check of the session.
    global: false,
    max: config.limits.callsPerMinute,
    timeWindow: 60_000,
    store: callLimitStore(deps.db, { max: config.limits.callsPerMinute, windowMs: 60_000 }),
    keyGenerator: (request) => clientOf(deps.db, request, config.internalKey),
    allowList: (request) =>
      isUnlimited(request.routeOptions.url ?? '') || isForEverybody(request, config.internalKey),
    errorResponseBuilder: (_, { ttl }) =>
      new AppError('too_many_requests', 'calls.tooMany', undefined, {
        retryAfter: ttl / 1000,
      }),
  });
  app.addHook('onRequest', app.rateLimit());

  registerHealth(app, deps, () => readParts(deps));
  registerFiles(app, deps);
  await app.register(async (base) => registerBase(base, deps), { prefix: config.basePath });

  return app;
}

/** Load balancers, and the payment provider, whose requests are signed and come in bursts. */
function isUnlimited(route: string): boolean {
  return route.includes('/health/') || route.endsWith('/payments/webhook');
}

function registerBase(app: FastifyInstance, deps: Deps): void {
  registerHealth(app, deps, () => readParts(deps));
  registerDocs(app, deps);
  registerModules(app, deps);
}
