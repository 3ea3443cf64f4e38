// The application without `listen`: main.ts gives it a port, tests call it directly.
import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAdminBookings } from './back-office/bookings/index.ts';
import { registerExports } from './back-office/exports/index.ts';
import { registerLoyaltySchemes } from './back-office/loyalty-schemes/index.ts';
import { registerAdmin } from './back-office/people/index.ts';
import { registerStatistics } from './back-office/statistics/index.ts';
import { registerSupport } from './back-office/support/index.ts';
import { registerBookings } from './booking/bookings/index.ts';
import { registerBookingCalendar } from './booking/calendar/index.ts';
import { registerCancellations } from './booking/cancellations/index.ts';
import { registerCheckout } from './booking/checkout/index.ts';
import { registerDisputes } from './booking/disputes/index.ts';
import { registerLoyalty } from './booking/loyalty/index.ts';
import { registerPenalties } from './booking/penalties/index.ts';
import { registerRescheduling } from './booking/rescheduling/index.ts';
import type { Deps } from './deps.ts';
import { registerDocs } from './kernel/docs/index.ts';
import { AppError } from './kernel/errors/index.ts';
import { registerHealth } from './kernel/health/index.ts';
import {
  acceptJson,
  addResponseHeaders,
  enforceOwnership,
  handleErrors,
  loggerOptions,
  logRequests,
  networkOf,
  recordRoutes,
  sendError,
} from './kernel/http/index.ts';
import { registerAvailability } from './market/availability/index.ts';
import { registerPractitioners } from './market/profiles/index.ts';
import { registerReviews } from './market/reviews/index.ts';
import { registerSearch } from './market/search/index.ts';
import { registerPayments } from './money/payments/index.ts';
import { registerPayouts } from './money/payouts/index.ts';
import { registerMailLog } from './notifications/index.ts';
import { registerAccounts } from './people/accounts/index.ts';
import { registerAudit } from './people/audit/index.ts';
import { registerImpersonation } from './people/impersonation/index.ts';
import { registerCalendar } from './practice/calendar/index.ts';
import { registerCatalogue } from './practice/catalogue/index.ts';
import { registerPlaces } from './practice/gazetteer/index.ts';
import { registerFiles, registerImages } from './practice/images/index.ts';
import { registerOnboarding } from './practice/onboarding/index.ts';
import { registerPractitionerProfile } from './practice/profile/index.ts';
import { registerPractice } from './practice/work/index.ts';

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
  enforceOwnership(app);
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
  registerBookingCalendar(app, deps);
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
