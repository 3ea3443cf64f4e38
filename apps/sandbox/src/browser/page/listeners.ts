export type Listener = (event: Record<string, unknown>) => void;

/** The `on`, `once` and `off` of every element. */
export class Listeners {
  readonly #byEvent = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): void {
    const set = this.#byEvent.get(event) ?? new Set();
    this.#byEvent.set(event, set.add(listener));
  }

  once(event: string, listener: Listener): void {
    const single: Listener = (detail) => {
      this.off(event, single);
      listener(detail);
    };
    this.on(event, single);
  }

  off(event: string, listener?: Listener): void {
    if (listener === undefined) this.#byEvent.delete(event);
    else this.#byEvent.get(event)?.delete(listener);
  }

  has(event: string): boolean {
    return (this.#byEvent.get(event)?.size ?? 0) > 0;
  }

  emit(event: string, detail: Record<string, unknown>): void {
    for (const listener of [...(this.#byEvent.get(event) ?? [])]) listener(detail);
  }
}
