// The general limit of calls, over any number of processes. A process takes calls from the database in
// portions, so that few calls ask it. The first portion of each process is not asked for: so a client whose
// calls reach several processes may get a portion more for each.
import { createHash } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Db } from '../../infrastructure/database/index.ts';
import { takeQuota } from './call-quotas.repository.ts';

/** The part of the limit that a process takes at once. */
const portion = 1 / 20;
/** Clients that a process remembers; the oldest is forgotten first. */
const maxClients = 20_000;

interface Window {
  endsAt: number;
  used: number;
  /** How many of this process are known to be within the limit. */
  allowed: number;
  isOver: boolean;
  /** Whether the database knows of the first ones. */
  isShared: boolean;
  taking: Promise<void> | null;
}

interface CallLimit {
  /** Counts a call. `current` is over the limit when the call is to be refused. */
  count(client: string): Promise<{ current: number; ttl: number }>;
}

export function openCallLimit(db: Db, { max, windowMs }: { max: number; windowMs: number }) {
  const windows = new Map<string, Window>();
  const size = Math.ceil(max * portion);

  const windowOf = (client: string): Window => {
    const known = windows.get(client);
    if (known && known.endsAt > Date.now()) return known;
    const fresh = {
      endsAt: Date.now() + windowMs,
      used: 0,
      allowed: size,
      isOver: false,
      isShared: false,
      taking: null,
    };
    windows.delete(client);
    windows.set(client, fresh);
    if (windows.size > maxClients) windows.delete(windows.keys().next().value ?? '');

    return fresh;
  };

  /** Without the database, the limit is that of this process alone. */
  const take = async (client: string, window: Window): Promise<void> => {
    const first = window.isShared ? 0 : size;
    const count = first + size;
    const clientHash = createHash('sha256').update(client).digest();
    const { taken, msLeft } = await takeQuota(db, clientHash, { count, windowMs }).catch(() => ({
      taken: window.allowed + size,
      msLeft: window.endsAt - Date.now(),
    }));
    const granted = count - Math.max(0, taken - max);
    window.isShared = true;
    window.allowed += Math.max(0, granted - first);
    window.isOver = taken >= max;
    window.endsAt = Date.now() + msLeft;
  };

  const count: CallLimit['count'] = async (client) => {
    const window = windowOf(client);
    window.used += 1;
    const number = window.used;
    while (number > window.allowed && !window.isOver) {
      window.taking ??= take(client, window).finally(() => {
        window.taking = null;
      });
      await window.taking;
    }
    const ttl = Math.max(1, window.endsAt - Date.now());

    return { current: number > window.allowed ? max + 1 : Math.min(number, max), ttl };
  };

  return { count };
}

/** As the plugin for limits wants it: a class, with a callback. */
export function callLimitStore(
  db: Db,
  { max, windowMs }: { max: number; windowMs: number },
): FastifyRateLimitStoreCtor {
  const limit = openCallLimit(db, { max, windowMs });

  return class Store {
    incr(client: string, done: Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>[1]) {
      limit.count(client).then(
        (result) => done(null, result),
        (error: Error) => done(error),
      );
    }
    child() {
      return this;
    }
  };
}
