import fastify, { type FastifyInstance } from 'fastify';
import { browserRoutes } from '../browser/browser.routes.ts';
import { StripeApi } from './api-endpoint.ts';
import { balanceRoutes } from './balance/balance.routes.ts';
import { chargeRoutes } from './charges/charges.routes.ts';
import { accountRoutes } from './connect/accounts.routes.ts';
import { type OnboardingLinks, onboardingRoutes } from './connect/onboarding.routes.ts';
import { transferRoutes } from './connect/transfers.routes.ts';
import { controlRoutes } from './control/control.routes.ts';
import { SwitchBoard } from './control/switches.ts';
import { allowBrowsers } from './cors.ts';
import { disputeRoutes } from './disputes/disputes.routes.ts';
import { findObject } from './find-object.ts';
import { challengeRoutes } from './payment-intents/challenge.routes.ts';
import { PaymentAttempts } from './payment-intents/payment-attempt.ts';
import { paymentIntentRoutes } from './payment-intents/payment-intents.routes.ts';
import { paymentMethodRoutes } from './payment-methods/payment-methods.routes.ts';
import type { AcceptedKeys } from './protocol/authentication.ts';
import { newId } from './protocol/identifiers.ts';
import { StripeError } from './protocol/stripe-error.ts';
import { refundRoutes } from './refunds/refunds.routes.ts';
import { Store } from './store.ts';
import { eventRoutes } from './webhooks/events.routes.ts';
import { Events } from './webhooks/events.ts';
import { type WebhookEndpoint, WebhookSender } from './webhooks/webhook-sender.ts';

export interface StripeServer {
  app: FastifyInstance;
  sender: WebhookSender;
}

/** The fake Stripe: its API, its browser script and its webhooks. Not listening yet. */
export function createStripeServer(options: {
  dataFolder: string | undefined;
  keys: AcceptedKeys;
  webhook: WebhookEndpoint;
  /** Its URL, once it listens. */
  baseUrl: () => string;
}): StripeServer {
  const { dataFolder, keys, webhook, baseUrl } = options;
  const app = fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true });
  const store = new Store(dataFolder);
  const switches = new SwitchBoard();
  const sender = new WebhookSender(store, switches, webhook);
  const events = new Events(store, sender);
  const attempts = new PaymentAttempts(store, events);
  const links: OnboardingLinks = new Map();

  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  allowBrowsers(app);
  handleUnknownPaths(app);

  const api = new StripeApi(app, { store, switches, keys, lookup: (id) => findObject(store, id) });
  paymentIntentRoutes(api, { store, events, attempts, baseUrl });
  paymentMethodRoutes(api, store);
  chargeRoutes(api, store);
  refundRoutes(api, store, events);
  disputeRoutes(api, store, events);
  balanceRoutes(api, store);
  accountRoutes(api, { store, events, links, baseUrl });
  transferRoutes(api, { store, events, switches });
  eventRoutes(api, store);

  browserRoutes(app);
  challengeRoutes(app, store, attempts);
  onboardingRoutes(app, store, events, links);
  controlRoutes(app, { store, switches, sender, events });

  app.addHook('onListen', async () => sender.resume());
  app.addHook('onClose', async () => {
    sender.stop();
    store.close();
  });
  return { app, sender };
}

function handleUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const error = new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.url}).`,
    });
    return reply.code(404).send(error.toBody(newId('req', 14)));
  });
}
