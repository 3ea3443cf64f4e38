import { type CallOrigin, defaultApiVersion } from '../api-endpoint.ts';
import type { EventObject, EventType } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import type { Store } from '../store.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** Records events and sends them to the webhook. */
export class Events {
  readonly #store: Store;
  readonly #sender: WebhookSender;

  constructor(store: Store, sender: WebhookSender) {
    this.#store = store;
    this.#sender = sender;
  }

  emit(type: EventType, object: object, origin: CallOrigin): void {
    const event: EventObject = {
      id: newId('evt'),
      object: 'event',
      api_version: defaultApiVersion,
      created: secondsNow(),
      // A copy of the current state: later changes must not appear in the event.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: this.#sender.isSubscribed(type) ? 1 : 0,
      request: origin,
      type,
    };
    this.#store.events.put(event);
    this.#sender.send(event);
  }
}
