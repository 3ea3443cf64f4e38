import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { defaultWebhookSecret } from '../start-sandbox.ts';

export interface WebhookReceiver {
  url: string;
  /** All events with a valid signature, in order, repeats included. */
  events: Stripe.Event[];
  /** The statuses of the next responses; after them 200. */
  nextStatuses: number[];
  /** Waits until this many events of a type have arrived. */
  received(type: string, count?: number): Promise<Stripe.Event[]>;
  stop(): void;
}

/** Receives webhooks like the API: verifies the raw body with the real package. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const stripe = new Stripe('sk_test_receiver');
  const arrivals = new EventTarget();
  const events: Stripe.Event[] = [];
  const nextStatuses: number[] = [];

  const server = createServer(async (request, response) => {
    const raw = await text(request);
    const signature = request.headers['stripe-signature'] ?? '';
    events.push(stripe.webhooks.constructEvent(raw, signature, defaultWebhookSecret));
    response.writeHead(nextStatuses.shift() ?? 200).end();
    arrivals.dispatchEvent(new Event('arrival'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    events,
    nextStatuses,
    async received(type, count = 1) {
      for (;;) {
        const found = events.filter((event) => event.type === type);
        if (found.length >= count) return found;
        await once(arrivals, 'arrival');
      }
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
