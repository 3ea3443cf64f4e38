import type Stripe from 'stripe';
import type { Config } from './config.ts';
import type { Db } from './infrastructure/database/index.ts';
import type { FileStore } from './infrastructure/files/index.ts';
import type { Jobs } from './infrastructure/jobs/index.ts';
import type { Mailer } from './infrastructure/mail/index.ts';
import type { Metrics, Timings } from './infrastructure/metrics/index.ts';
import type { Releases } from './infrastructure/releases/index.ts';
import type { Replicas } from './infrastructure/replicas/index.ts';
import type { RoadService } from './infrastructure/roads/index.ts';
import type { Events } from './kernel/events/index.ts';

/** What the modules depend on. Made once by `main.ts`, and by each test for itself. */
export interface Deps {
  config: Config;
  db: Db;
  /** Connections that keep their session between transactions: `db`, but for a pooler. */
  sessionDb: Db;
  /** What calls that only read may be answered from. */
  replicas: Replicas;
  jobs: Jobs;
  /** How a context tells those above it what has happened. */
  events: Events;
  /** Never called inside a transaction; see `provider_ops`. */
  stripe: Stripe;
  mailer: Mailer;
  files: FileStore;
  /** Says how long roads take; null without a key. Never called inside a transaction. */
  roads: RoadService | null;
  /** What is live; null where this installation does not follow its releases. */
  releases: Releases | null;
  metrics: Metrics;
  /** What this process measures of its own work. */
  timings: Timings;
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
}
