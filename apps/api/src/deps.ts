import type Stripe from 'stripe';
import type { Config } from './config.ts';
import { connect } from './infrastructure/database/connect.ts';
import type { Db } from './infrastructure/database/transaction.ts';
import { type Jobs, openJobs } from './infrastructure/jobs/jobs.ts';
import { makeStripe } from './money/payments/index.ts';
import { type Mailer, makeMailer } from './notifications/index.ts';
import { type FileStore, openFileStore } from './practice/images/index.ts';

/** What the modules depend on. Made once by `main.ts`, and by each test for itself. */
export interface Deps {
  config: Config;
  db: Db;
  jobs: Jobs;
  /** Never called inside a transaction; see `provider_ops`. */
  stripe: Stripe;
  mailer: Mailer;
  files: FileStore;
}

/** Opens everything that the configuration names. `closeDeps` closes it. */
export async function openDeps(config: Config, onError: (error: Error) => void): Promise<Deps> {
  return {
    config,
    db: connect({ ...config.database, onIdleError: onError }),
    jobs: await openJobs({
      url: config.database.url,
      isWorker: config.role !== 'api',
      onError,
    }),
    stripe: makeStripe(config.stripe),
    mailer: makeMailer(config.mail),
    files: openFileStore(config.filesUrl),
  };
}

export async function closeDeps({ jobs, mailer, db }: Deps): Promise<void> {
  await jobs.stop();
  mailer.close();
  await db.destroy();
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
}
