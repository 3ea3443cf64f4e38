/** Faults to inject. `count` goes down with each use; 0 or null is off. A restart turns all off. */
export interface Switches {
  api: {
    /** Delays a matching call by this many milliseconds. */
    slow: { ms: number; match: string } | null;
    /** Responds with an error without executing the call. */
    fail: { count: number; status: number; match: string } | null;
    /**
     * Closes the connection: 'before' the call is executed, or 'after' it, so that the caller does
     * not know the outcome. The `stripe` package retries a call by itself after a cut 'before'.
     */
    cut: { count: number; when: 'before' | 'after'; match: string } | null;
  };
  webhooks: {
    /** The faults apply only to events whose type contains this; '' is all. */
    match: string;
    slow_ms: number;
    /** How often each event is sent. */
    copies: number;
    /** Collects this many events and sends them in reverse order. */
    reorder: number;
    /** An incomplete batch is sent after this time. */
    reorder_wait_ms: number;
    /** This many events are never sent, until they are redelivered by hand. */
    drop: number;
    /** Every n-th event is dropped too. 0 is off. */
    drop_every: number;
    /** The types that the endpoint subscribes to. Empty means all. */
    enabled_events: string[];
  };
  /** Refuse transfers that the balance does not cover, as Stripe does. */
  enforce_balance: boolean;
}

export type SwitchesPatch = {
  api?: Partial<Switches['api']> | undefined;
  webhooks?: Partial<Switches['webhooks']> | undefined;
  enforce_balance?: boolean | undefined;
};

const allOff: Switches = {
  api: { slow: null, fail: null, cut: null },
  webhooks: {
    match: '',
    slow_ms: 0,
    copies: 1,
    reorder: 0,
    reorder_wait_ms: 1500,
    drop: 0,
    drop_every: 0,
    enabled_events: [],
  },
  enforce_balance: false,
};

export class SwitchBoard {
  #state = structuredClone(allOff);
  #events = 0;

  get state(): Switches {
    return this.#state;
  }

  turn(patch: SwitchesPatch): void {
    this.#state = {
      api: { ...this.#state.api, ...patch.api },
      webhooks: { ...this.#state.webhooks, ...patch.webhooks },
      enforce_balance: patch.enforce_balance ?? this.#state.enforce_balance,
    };
  }

  reset(): void {
    this.#state = structuredClone(allOff);
  }

  delayOf(call: string): number {
    const { slow } = this.#state.api;
    return slow !== null && matches(call, slow) ? slow.ms : 0;
  }

  /** The status that this call should fail with; undefined when it should not fail. */
  takeFailure(call: string): number | undefined {
    const { fail } = this.#state.api;
    if (fail === null || !matches(call, fail) || fail.count <= 0) return undefined;
    this.turn({ api: { fail: { ...fail, count: fail.count - 1 } } });
    return fail.status ?? 500;
  }

  takeCut(call: string, when: 'before' | 'after'): boolean {
    const { cut } = this.#state.api;
    if (cut === null || !matches(call, cut) || cut.count <= 0 || cut.when !== when) return false;
    this.turn({ api: { cut: { ...cut, count: cut.count - 1 } } });
    return true;
  }

  isEnabled(type: string): boolean {
    const enabled = this.#state.webhooks.enabled_events;
    return enabled.length === 0 || enabled.includes(type);
  }

  matchesWebhook(type: string): boolean {
    return type.includes(this.#state.webhooks.match);
  }

  takeDrop(): boolean {
    const { drop, drop_every } = this.#state.webhooks;
    this.#events += 1;
    if (drop_every > 0 && this.#events % drop_every === 0) return true;
    if (drop <= 0) return false;
    this.turn({ webhooks: { drop: drop - 1 } });
    return true;
  }
}

function matches(call: string, { match = '' }: { match?: string }): boolean {
  return call.includes(match);
}
