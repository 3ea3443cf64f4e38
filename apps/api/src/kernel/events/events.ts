// Domain events: how a context tells those above it what has happened, without importing them.
import type { Trx } from '../../infrastructure/database/index.ts';

/** Something that happens in a context. Each context defines its own, all in one place. */
export interface EventType<Payload> {
  /** `<what>.<past participle>`, such as `booking.cancelled`. */
  readonly name: string;
  /** Never set: it ties the name to the type of what is published. */
  readonly payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

type Subscriber<Payload> = (trx: Trx, payload: Payload) => Promise<void>;

export interface Events {
  /**
   * Runs the subscribers in the transaction of the change, in the order of their subscriptions. When
   * one fails, the change is rolled back with everything that was caused by it.
   */
  publish<Payload>(trx: Trx, event: EventType<Payload>, payload: Payload): Promise<void>;
  subscribe<Payload>(event: EventType<Payload>, subscriber: Subscriber<Payload>): void;
}

export function openEvents(): Events {
  const subscribers = new Map<string, Subscriber<never>[]>();

  return {
    publish: async (trx, { name }, payload) => {
      // One after the other: they share the connection of the transaction.
      for (const subscriber of subscribers.get(name) ?? []) await subscriber(trx, payload as never);
    },
    subscribe: ({ name }, subscriber) => {
      subscribers.set(name, [...(subscribers.get(name) ?? []), subscriber]);
    },
  };
}
