import type { FastifyInstance } from 'fastify';
import { openDispute } from '../disputes/dispute.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';
import { booksOf } from './books.ts';
import { addPastPayments, readPastPayments } from './past-payments.ts';
import type { SwitchBoard } from './switches.ts';
import { readSwitches } from './switches-schema.ts';

export interface ControlParts {
  store: Store;
  switches: SwitchBoard;
  sender: WebhookSender;
  events: Events;
}

const byHand = { id: null, idempotency_key: null };

/** Endpoints that Stripe does not have: control of the sandbox for tests and demos. All JSON. */
export function controlRoutes(app: FastifyInstance, parts: ControlParts): void {
  const { store, switches, sender, events } = parts;

  app.get('/sandbox/health', () => ({ status: 'ok' }));
  app.get('/sandbox/books', () => booksOf(store));
  app.get('/sandbox/switches', () => switches.state);

  app.post('/sandbox/switches', (request, reply) => {
    const patch = readSwitches(request.body);
    if (typeof patch === 'string') return reply.code(422).send({ message: patch });
    switches.turn(patch);
    return switches.state;
  });

  app.delete('/sandbox/switches', () => {
    switches.reset();
    return switches.state;
  });

  app.get('/sandbox/webhooks', () => ({ data: store.deliveries.newestFirst() }));

  /** `{event}` resends one event, `{all: true}` all; `{}` those that are dropped or pending. */
  app.post('/sandbox/webhooks/redeliver', (request) => {
    const { event, type, all } = (request.body ?? {}) as Record<string, unknown>;
    const chosen = store.deliveries
      .newestFirst()
      .reverse()
      .filter((delivery) => event === undefined || delivery.id === event)
      .filter((delivery) => type === undefined || delivery.type === type)
      .filter((delivery) => event !== undefined || all === true || delivery.state !== 'delivered');
    for (const delivery of chosen) sender.redeliver(delivery.id);
    store.flush();
    return { redelivered: chosen.map((delivery) => delivery.id) };
  });

  /** `{payments: [{id, amount, metadata}]}` adds past payments, without webhooks. */
  app.post('/sandbox/payments', (request, reply) => {
    const payments = readPastPayments(request.body);
    if (typeof payments === 'string') return reply.code(422).send({ message: payments });
    const added = addPastPayments(store, payments);
    store.flush();
    return { added };
  });

  app.post('/sandbox/disputes', (request, reply) => {
    const { charge, reason = 'fraudulent' } = (request.body ?? {}) as Record<string, string>;
    try {
      const disputed = store.charges.get(charge ?? '', 'charge');
      return openDispute(store, events, disputed, reason, byHand);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return reply.code(error.status).send({ message: error.message });
    } finally {
      store.flush();
    }
  });
}
