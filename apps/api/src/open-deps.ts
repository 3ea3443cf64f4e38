import type { Config } from './config.ts';
import { subscribeContexts } from './contexts.ts';
import type { Deps } from './deps.ts';
import { connect } from './infrastructure/database/index.ts';
import { openFileStore } from './infrastructure/files/index.ts';
import { openJobs } from './infrastructure/jobs/index.ts';
import { makeMailer } from './infrastructure/mail/index.ts';
import { openMetrics, openTimings } from './infrastructure/metrics/index.ts';
import { makeStripe } from './infrastructure/payments/index.ts';
import { openReleases } from './infrastructure/releases/index.ts';
import { openReplicas } from './infrastructure/replicas/index.ts';
import { openRoadService } from './infrastructure/roads/index.ts';
import { openEvents } from './kernel/events/index.ts';

/** For downloads, of which a process streams three at a time. */
const sessionPoolSize = 4;

/**
 * Opens everything that the configuration names, and subscribes the contexts to each other's events.
 * `closeDeps` closes it.
 */
export async function openDeps(config: Config, onError: (error: Error) => void): Promise<Deps> {
  const { url, directUrl, readPassword, poolSize } = config.database;
  const isShared = url !== directUrl;
  const db = connect({ url, readPassword, poolSize, isShared, onIdleError: onError });
  const deps: Deps = {
    config,
    db,
    sessionDb: isShared
      ? connect({ url: directUrl, readPassword, poolSize: sessionPoolSize, onIdleError: onError })
      : db,
    replicas: openReplicas(db, { ...config.replicas, readPassword, poolSize, isShared }),
    jobs: await openJobs({
      url: directUrl,
      readPassword,
      isWorker: config.role !== 'api',
      onError,
    }),
    events: openEvents(),
    stripe: makeStripe(config.stripe),
    mailer: makeMailer(config.mail),
    files: openFileStore(config.filesUrl),
    roads: openRoadService(config.roads, onError),
    releases: openReleases(config.releases),
    metrics: await openMetrics(config.otlpEndpoint),
    timings: openTimings(),
  };
  subscribeContexts(deps);

  return deps;
}

export async function closeDeps({
  jobs,
  mailer,
  metrics,
  db,
  sessionDb,
  replicas,
}: Deps): Promise<void> {
  await jobs.stop();
  mailer.close();
  await metrics.stop();
  await replicas.stop();
  await db.destroy();
  if (sessionDb !== db) await sessionDb.destroy();
}
