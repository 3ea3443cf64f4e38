/** Ways to misbehave. `count` goes down with each use; 0 or null is off. A restart turns all off. */
export interface Switches {
  api: {
    /** Milliseconds before a matching call is carried out. */
    slow: { ms: number; match: string } | null;
    /** Answers an error without carrying the call out. */
    fail: { count: number; status: number; match: string } | null;
    /**
     * Cuts the connection: 'before' the call is carried out, or 'after', when the caller cannot
     * know. The `stripe` package repeats a call by itself after a cut 'before'.
     */
    cut: { count: number; when: 'before' | 'after'; match: string } | null;
  };
  webhooks: {
    /** Only events whose type contains this; '' is all. */
    match: string;
    slow_ms: number;
    /** How often each event is sent. */
    copies: number;
    /** Gathers this many events and sends them last first. */
    reorder: number;
    /** An incomplete gathering leaves after this time. */
    reorder_wait_ms: number;
    /** This many events are never sent, until they are redelivered by hand. */
    drop: number;
    /** Of all events, each so-manieth is dropped too. 0 is off. */
    drop_every: number;
    /** As an endpoint's own choice: types that it is told of. None is all. */
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

  /** The status to fail this call with, if it is to fail. */
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

  isWanted(type: string): boolean {
    const wanted = this.#state.webhooks.enabled_events;
    return wanted.length === 0 || wanted.includes(type);
  }

  concernsWebhook(type: string): boolean {
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
