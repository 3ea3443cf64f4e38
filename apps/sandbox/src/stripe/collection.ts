import type { Change, DurableLog } from '../durable-log.ts';
import { noSuch } from './protocol/stripe-error.ts';

/** Objects of one kind by id, in creation order. Objects are replaced, never mutated. */
export class Collection<T extends { id: string }> {
  readonly kind: string;
  readonly #displayName: string;
  readonly #log: DurableLog;
  readonly #objects = new Map<string, T>();

  constructor(kind: string, displayName: string, log: DurableLog) {
    this.kind = kind;
    this.#displayName = displayName;
    this.#log = log;
  }

  find(id: string): T | undefined {
    return this.#objects.get(id);
  }

  /** Throws Stripe's 404 for an id that does not exist. */
  get(id: string, param?: string): T {
    const object = this.#objects.get(id);
    if (object === undefined) throw noSuch(this.#displayName, id, param);
    return object;
  }

  put(object: T): T {
    this.#objects.set(object.id, object);
    this.#log.append({ kind: this.kind, id: object.id, value: object });
    return object;
  }

  remove(id: string): void {
    this.#objects.delete(id);
    this.#log.append({ kind: this.kind, id, value: null });
  }

  newestFirst(): T[] {
    return [...this.#objects.values()].reverse();
  }

  /** Applies a change that an earlier run wrote. */
  restore(change: Change): void {
    if (change.value === null) this.#objects.delete(change.id);
    else this.#objects.set(change.id, change.value as T);
  }

  changes(): Change[] {
    return [...this.#objects].map(([id, value]) => ({ kind: this.kind, id, value }));
  }
}
