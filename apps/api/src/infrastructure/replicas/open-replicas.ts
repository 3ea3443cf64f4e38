// Reads that a streaming replica may answer. How stale it is, is measured: twice a second this process asks
// the primary where it is, and each replica how far it has come. So nothing of a replica has to be believed,
// and a process never reads one that lacks what was there when the process started, its migrations included.
import pg from 'pg';
import { type Db, isUnreachable, type ReadPassword } from '../database/index.ts';
import { openMarks } from './marks.ts';
import { readWrittenPosition, type WalPosition } from './positions.ts';
import { Replica, ReplicaLost } from './replica.ts';

const intervalMs = 500;

export interface ReplicasOptions {
  urls: readonly string[];
  readPassword?: ReadPassword | undefined;
  poolSize: number;
  /** The URLs are those of a pooler in transaction mode. */
  isShared: boolean;
  maxStalenessMs: number;
}

export interface ReplicaState {
  name: string;
  /** Null when it can serve, or is merely too far behind. */
  problem: string | null;
  stalenessSeconds: number;
}

interface Read<T> {
  /** What must be visible; asked only when there are replicas. Null: nothing in particular. */
  since?: () => Promise<WalPosition | null>;
  /** Only reads. Runs again on the primary when a replica fails. */
  work(db: Db): Promise<T>;
}

export interface Replicas {
  /** Whether there are any. */
  readonly exist: boolean;
  /** Reads on a replica that is fresh enough; without one, on the primary. */
  read<T>(read: Read<T>): Promise<T>;
  states(): Promise<ReplicaState[]>;
  /** How many reads each has answered, by name; `primary` is the database itself. */
  readonly counts: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export function openReplicas(primary: Db, { urls, ...options }: ReplicasOptions): Replicas {
  const marks = openMarks();
  const replicas = urls.map((url) => new Replica({ url, ...options }));
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let next = 0;

  let marking: Promise<void> | undefined;
  const mark = async () => {
    const at = performance.now();
    // Without the primary nothing gets fresher, and soon no replica is fresh enough.
    const position = await readWrittenPosition(primary).catch(() => null);
    if (position !== null) marks.add({ at, position });
  };
  const measure = async () => {
    marking ??= mark().finally(() => {
      marking = undefined;
    });
    await marking;
  };
  const checkAll = () => Promise.all(replicas.map((replica) => replica.check(marks)));
  // Independent of each other: a primary that hangs must not keep replicas from being seen to be gone.
  const timers =
    replicas.length === 0
      ? []
      : [setInterval(measure, intervalMs).unref(), setInterval(checkAll, intervalMs).unref()];

  const chooseFor = (since: WalPosition | null): Replica | undefined => {
    next += 1;
    const order = replicas.map((_, index) => replicas[(index + next) % replicas.length]);

    return order.find((replica) => replica?.canServe(since));
  };

  return {
    exist: replicas.length > 0,
    counts,
    read: async ({ since, work }) => {
      const anyFresh = replicas.some((replica) => replica.canServe(null));
      const replica = anyFresh ? chooseFor((await since?.()) ?? null) : undefined;
      try {
        if (replica) {
          const result = await replica.run(work);
          count(replica.name);
          return result;
        }
      } catch (error) {
        if (!isReplicasFault(error)) throw error;
      }
      count('primary');

      return work(primary);
    },
    states: async () => {
      if (replicas.some(({ problem }) => problem !== null)) {
        await measure();
        await checkAll();
      }

      return replicas.map(({ name, problem, stalenessMs }) => ({
        name,
        problem,
        stalenessSeconds: stalenessMs / 1000,
      }));
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(replicas.map((replica) => replica.stop()));
    },
  };
}

/** Whatever a database says: a replay that cancels a statement, a table that is not there yet, a restart. */
function isReplicasFault(error: unknown): boolean {
  return error instanceof ReplicaLost || error instanceof pg.DatabaseError || isUnreachable(error);
}
