// One streaming replica: how fresh it is, and the reads that run on it.
import { connect, type Db } from '../database/index.ts';
import type { Marks } from './marks.ts';
import { readReplayedPosition, type WalPosition } from './positions.ts';

export interface ReplicaOptions {
  url: string;
  poolSize: number;
  isShared: boolean;
  /** A replica that is staler, or silent for as long, serves nobody. */
  maxStalenessMs: number;
}

/** A read that waits for a replica which does not answer any more. */
export class ReplicaLost extends Error {
  override readonly name = 'ReplicaLost';
}

export class Replica {
  /** Host and port: what may be shown of its URL. */
  readonly name: string;
  readonly #db: Db;
  readonly #maxStalenessMs: number;
  readonly #openedAt = performance.now();
  /** Whatever was committed until then is visible. Null before that is known of any time. */
  #freshAt: number | null = null;
  #position: WalPosition = -1;
  #problem: string | null = 'was not reached yet';
  #asking: Promise<void> | undefined;
  readonly #waiting = new Set<(error: Error) => void>();

  constructor({ url, maxStalenessMs, ...options }: ReplicaOptions) {
    this.name = new URL(url).host;
    this.#maxStalenessMs = maxStalenessMs;
    this.#db = connect({ url, ...options });
  }

  get problem(): string | null {
    return this.#problem;
  }

  /** How old what it shows can be at most. It is older than the truth, never younger. */
  get stalenessMs(): number {
    return performance.now() - (this.#freshAt ?? this.#openedAt);
  }

  /** Whether it shows everything up to `since`, and is not too stale. */
  canServe(since: WalPosition | null): boolean {
    return (
      this.#problem === null &&
      this.#freshAt !== null &&
      this.stalenessMs <= this.#maxStalenessMs &&
      (since === null || since <= this.#position)
    );
  }

  /**
   * Asks how far it is, or waits for the answer that is asked for already. Never throws, and never takes
   * longer than the staleness that is allowed.
   */
  async check(marks: Marks): Promise<void> {
    this.#asking ??= this.#ask(marks).finally(() => {
      this.#asking = undefined;
    });
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(limit.resolve, this.#maxStalenessMs);
    await Promise.race([this.#asking, limit.promise]);
    clearTimeout(timer);
  }

  async #ask(marks: Marks): Promise<void> {
    const silent = setTimeout(() => this.#leave('does not answer'), this.#maxStalenessMs);
    try {
      this.#learn(await readReplayedPosition(this.#db), marks);
    } catch (error) {
      this.#leave(`cannot be read: ${(error as Error).message}`);
    } finally {
      clearTimeout(silent);
    }
  }

  /** @throws {ReplicaLost} when the replica falls silent meanwhile: the work is then to be done elsewhere */
  run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      work(this.#db)
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  stop(): Promise<void> {
    return this.#db.destroy();
  }

  #learn(position: WalPosition | null, marks: Marks): void {
    if (position === null) {
      this.#leave('is a primary itself');
      return;
    }
    this.#problem = null;
    this.#position = position;
    this.#freshAt = marks.timeOf(position) ?? this.#freshAt;
  }

  #leave(problem: string): void {
    this.#problem = problem;
    for (const reject of this.#waiting) reject(new ReplicaLost(`${this.name} ${problem}`));
    this.#waiting.clear();
  }
}
