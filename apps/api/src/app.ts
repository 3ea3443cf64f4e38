// The application without `listen`: main.ts gives it a port, tests call it directly.
import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { AppError } from './http/app-error.ts';
import { handleErrors, sendError } from './http/error-handler.ts';
import { acceptJson } from './http/json-body.ts';
import { networkOf } from './http/network-of.ts';
import { loggerOptions, logRequests } from './http/request-log.ts';
import { addResponseHeaders } from './http/response-headers.ts';
import { recordRoutes } from './http/served-routes.ts';
import { registerAccounts } from './modules/accounts/index.ts';
import { registerAdmin } from './modules/admin/index.ts';
import { registerAdminBookings } from './modules/admin-bookings/index.ts';
import { registerAudit } from './modules/audit/index.ts';
import { registerAvailability } from './modules/availability/index.ts';
import { registerBookings } from './modules/bookings/index.ts';
import { registerCalendar } from './modules/calendar/index.ts';
import { registerCancellations } from './modules/cancellations/index.ts';
import { registerCatalogue } from './modules/catalogue/index.ts';
import { registerCheckout } from './modules/checkout/index.ts';
import { registerDisputes } from './modules/disputes/index.ts';
import { registerDocs } from './modules/docs/index.ts';
import { registerExports } from './modules/exports/index.ts';
import { registerFiles, registerImages } from './modules/files/index.ts';
import { registerHealth } from './modules/health/index.ts';
import { registerImpersonation } from './modules/impersonation/index.ts';
import { registerLoyalty } from './modules/loyalty/index.ts';
import { registerLoyaltySchemes } from './modules/loyalty-schemes/index.ts';
import { registerMailLog } from './modules/notifications/index.ts';
import { registerOnboarding } from './modules/onboarding/index.ts';
import { registerPayments } from './modules/payments/index.ts';
import { registerPayouts } from './modules/payouts/index.ts';
import { registerPenalties } from './modules/penalties/index.ts';
import { registerPlaces } from './modules/places/index.ts';
import { registerPractice } from './modules/practice/index.ts';
import { registerPractitionerProfile } from './modules/practitioner-profile/index.ts';
import { registerPractitioners } from './modules/practitioners/index.ts';
import { registerRescheduling } from './modules/rescheduling/index.ts';
import { registerReviews } from './modules/reviews/index.ts';
import { registerSearch } from './modules/search/index.ts';
import { registerStatistics } from './modules/statistics/index.ts';
import { registerSupport } from './modules/support/index.ts';

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
  });
  app.decorate('deps', deps);
  app.decorateRequest('sessionUser', null);
  recordRoutes(app);
  handleErrors(app);
  addResponseHeaders(app, config);
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
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 7200,
  });
  await app.register(rateLimit, {
    max: config.limits.callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => isUnlimited(request.routeOptions.url ?? ''),
    errorResponseBuilder: (_, { ttl }) =>
      new AppError('too_many_requests', 'Too many requests. Please wait a moment.', undefined, {
        retryAfter: ttl / 1000,
      }),
  });

  registerHealth(app, deps);
  registerFiles(app, deps);
  await app.register(async (base) => registerModules(base, deps), { prefix: config.basePath });

  return app;
}

/** Load balancers, and the payment provider, whose requests are signed and come in bursts. */
function isUnlimited(route: string): boolean {
  return route.includes('/health/') || route.endsWith('/payments/webhook');
}

/** Every module of the API. */
function registerModules(app: FastifyInstance, deps: Deps): void {
  registerHealth(app, deps);
  registerDocs(app, deps);
  registerAccounts(app, deps);
  registerCatalogue(app, deps);
  registerPlaces(app, deps);
  registerSearch(app, deps);
  registerPractitioners(app, deps);
  registerReviews(app, deps);
  registerAvailability(app, deps);
  registerOnboarding(app, deps);
  registerPractice(app, deps);
  registerPractitionerProfile(app, deps);
  registerImages(app, deps);
  registerCalendar(app, deps);
  registerLoyalty(app, deps);
  registerCheckout(app, deps);
  registerBookings(app, deps);
  registerCancellations(app, deps);
  registerRescheduling(app, deps);
  registerDisputes(app, deps);
  registerPenalties(app, deps);
  registerPayments(app, deps);
  registerPayouts(app, deps);
  registerAdmin(app, deps);
  registerAdminBookings(app, deps);
  registerLoyaltySchemes(app, deps);
  registerExports(app, deps);
  registerStatistics(app, deps);
  registerAudit(app, deps);
  registerImpersonation(app, deps);
  registerSupport(app, deps);
  registerMailLog(app, deps);
}
