import type { SwitchBoard } from '../control/switches.ts';
import type { EventObject } from '../objects.ts';
import { secondsNow } from '../protocol/identifiers.ts';
import type { Store } from '../store.ts';
import type { Delivery } from './delivery.ts';
import { signatureHeader } from './signature.ts';

export interface WebhookEndpoint {
  url: string | undefined;
  secret: string;
}

const firstRetryMs = 250;
const maxRetryMs = 15_000;
const responseTimeoutMs = 10_000;
const maxConcurrent = 8;

/** Posts each signed event until the response is a 2xx; pending events survive a restart. */
export class WebhookSender {
  #endpoint: WebhookEndpoint;
  readonly #store: Store;
  readonly #switches: SwitchBoard;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stopping = new AbortController();
  readonly #queue: (() => Promise<void>)[] = [];
  #running = 0;
  #batch: EventObject[] = [];

  constructor(store: Store, switches: SwitchBoard, endpoint: WebhookEndpoint) {
    this.#store = store;
    this.#switches = switches;
    this.#endpoint = endpoint;
  }

  /** Whether the webhook gets events of this type. */
  isSubscribed(type: string): boolean {
    return this.#endpoint.url !== undefined && this.#switches.isEnabled(type);
  }

  /** Changes the webhook's URL, also for events that are still pending. */
  sendTo(url: string): void {
    this.#endpoint = { ...this.#endpoint, url };
  }

  /** Continues with the events that an earlier run could not deliver. */
  resume(): void {
    for (const delivery of this.#store.deliveries.newestFirst().reverse()) {
      if (delivery.state === 'pending') this.#after(0, () => this.#attempt(delivery.id));
    }
  }

  send(event: EventObject): void {
    if (!this.isSubscribed(event.type)) return;
    const { webhooks } = this.#switches.state;
    const isMatch = this.#switches.matchesWebhook(event.type);
    const isDropped = isMatch && this.#switches.takeDrop();
    this.#save({
      id: event.id,
      type: event.type,
      state: isDropped ? 'dropped' : 'pending',
      attempts: 0,
      last_answer: null,
    });
    if (isDropped) return;
    if (!isMatch) this.#after(0, () => this.#attempt(event.id));
    else if (webhooks.reorder > 1) this.#addToBatch(event);
    else this.#sendCopies(event);
  }

  /** Sends an event again, regardless of the switches. */
  redeliver(eventId: string): void {
    const event = this.#store.events.get(eventId);
    this.#save({
      id: event.id,
      type: event.type,
      state: 'pending',
      attempts: 0,
      last_answer: null,
    });
    this.#after(0, () => this.#attempt(event.id));
  }

  stop(): void {
    this.#stopping.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#queue.length = 0;
  }

  #addToBatch(event: EventObject): void {
    const { reorder, reorder_wait_ms } = this.#switches.state.webhooks;
    this.#batch.push(event);
    if (this.#batch.length === 1) this.#after(reorder_wait_ms, () => this.#sendBatch());
    if (this.#batch.length >= reorder) this.#sendBatch();
  }

  #sendBatch(): void {
    const events = this.#batch.reverse();
    this.#batch = [];
    for (const event of events) this.#sendCopies(event);
  }

  #sendCopies(event: EventObject): void {
    const { copies, slow_ms } = this.#switches.state.webhooks;
    for (let copy = 0; copy < copies; copy += 1) {
      this.#after(slow_ms, () => this.#attempt(event.id));
    }
  }

  #after(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  #attempt(eventId: string): void {
    this.#queue.push(() => this.#post(eventId));
    this.#runNext();
  }

  #runNext(): void {
    if (this.#running >= maxConcurrent || this.#stopping.signal.aborted) return;
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#running += 1;
    void next().finally(() => {
      this.#running -= 1;
      this.#runNext();
    });
  }

  async #post(eventId: string): Promise<void> {
    const event = this.#store.events.get(eventId);
    const result = await this.#postEvent(event);
    if (this.#stopping.signal.aborted) return;

    const before = this.#store.deliveries.get(eventId);
    const attempts = before.attempts + 1;
    const isAccepted = typeof result === 'number' && result >= 200 && result < 300;
    const isDone = isAccepted || before.state === 'delivered';
    this.#save({
      ...before,
      attempts,
      state: isDone ? 'delivered' : 'pending',
      last_answer: result,
    });
    if (isAccepted) this.#store.events.put({ ...event, pending_webhooks: 0 });
    this.#store.flush();
    if (!isDone) {
      const wait = Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryMs);
      this.#after(wait, () => this.#attempt(eventId));
    }
  }

  /** Returns the status of the response, or the name of the error. */
  async #postEvent(event: EventObject): Promise<number | string> {
    const { url, secret } = this.#endpoint;
    if (url === undefined) return 'no webhook URL';
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(body, secret, secondsNow()),
        },
        body,
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(responseTimeoutMs)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  }

  #save(delivery: Delivery): void {
    this.#store.deliveries.put(delivery);
  }
}
