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
const longestRetryMs = 15_000;
const answerTimeoutMs = 10_000;
const atOnce = 8;

/** Posts each event, signed, until it is answered with a 2xx; what is waiting survives a restart. */
export class WebhookSender {
  #endpoint: WebhookEndpoint;
  readonly #store: Store;
  readonly #switches: SwitchBoard;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stopping = new AbortController();
  readonly #queue: (() => Promise<void>)[] = [];
  #running = 0;
  #gathered: EventObject[] = [];

  constructor(store: Store, switches: SwitchBoard, endpoint: WebhookEndpoint) {
    this.#store = store;
    this.#switches = switches;
    this.#endpoint = endpoint;
  }

  /** Whether somebody is to be told of such an event. */
  tells(type: string): boolean {
    return this.#endpoint.url !== undefined && this.#switches.isWanted(type);
  }

  /** Points the webhook elsewhere; what is still waiting goes there too. */
  sendTo(url: string): void {
    this.#endpoint = { ...this.#endpoint, url };
  }

  /** Takes up what an earlier run could not deliver. */
  resume(): void {
    for (const delivery of this.#store.deliveries.newestFirst().reverse()) {
      if (delivery.state === 'pending') this.#after(0, () => this.#attempt(delivery.id));
    }
  }

  send(event: EventObject): void {
    if (!this.tells(event.type)) return;
    const { webhooks } = this.#switches.state;
    const isConcerned = this.#switches.concernsWebhook(event.type);
    const isDropped = isConcerned && this.#switches.takeDrop();
    this.#note({
      id: event.id,
      type: event.type,
      state: isDropped ? 'dropped' : 'pending',
      attempts: 0,
      last_answer: null,
    });
    if (isDropped) return;
    if (!isConcerned) this.#after(0, () => this.#attempt(event.id));
    else if (webhooks.reorder > 1) this.#gather(event);
    else this.#sendCopies(event);
  }

  /** Sends again, whatever the switches say. */
  redeliver(eventId: string): void {
    const event = this.#store.events.get(eventId);
    this.#note({
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

  #gather(event: EventObject): void {
    const { reorder, reorder_wait_ms } = this.#switches.state.webhooks;
    this.#gathered.push(event);
    if (this.#gathered.length === 1) this.#after(reorder_wait_ms, () => this.#letGo());
    if (this.#gathered.length >= reorder) this.#letGo();
  }

  #letGo(): void {
    const events = this.#gathered.reverse();
    this.#gathered = [];
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
    this.#takeNext();
  }

  #takeNext(): void {
    if (this.#running >= atOnce || this.#stopping.signal.aborted) return;
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#running += 1;
    void next().finally(() => {
      this.#running -= 1;
      this.#takeNext();
    });
  }

  async #post(eventId: string): Promise<void> {
    const event = this.#store.events.get(eventId);
    const answer = await this.#postEvent(event);
    if (this.#stopping.signal.aborted) return;

    const before = this.#store.deliveries.get(eventId);
    const attempts = before.attempts + 1;
    const isAccepted = typeof answer === 'number' && answer >= 200 && answer < 300;
    const isDone = isAccepted || before.state === 'delivered';
    this.#note({
      ...before,
      attempts,
      state: isDone ? 'delivered' : 'pending',
      last_answer: answer,
    });
    if (isAccepted) this.#store.events.put({ ...event, pending_webhooks: 0 });
    this.#store.flush();
    if (!isDone) {
      const wait = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
      this.#after(wait, () => this.#attempt(eventId));
    }
  }

  async #postEvent(event: EventObject): Promise<number | string> {
    const { url, secret } = this.#endpoint;
    if (url === undefined) return 'no webhook address';
    const body = JSON.stringify(event, null, 2);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(body, secret, secondsNow()),
        },
        body,
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  }

  #note(delivery: Delivery): void {
    this.#store.deliveries.put(delivery);
  }
}
