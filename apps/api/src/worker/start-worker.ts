import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { JobData, JobName } from '../jobs/queues.ts';
import { jobHandlers } from './job-handlers.ts';

/** Begins to do jobs. Stopping `deps.jobs` ends it. */
export async function startWorker(
  deps: Deps,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  const handlers = jobHandlers(deps);
  const logged = Object.fromEntries(
    Object.keys(handlers).map((name) => [name, withLog(handlers, name as JobName, log)]),
  ) as unknown as JobHandlers;
  await deps.jobs.work(logged);
}

/** A line for each job, with ids only; what failed is tried again by the queue. */
function withLog<Name extends JobName>(
  handlers: JobHandlers,
  job: Name,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
) {
  return async (data: JobData[Name]): Promise<void> => {
    const begun = performance.now();
    const ids: object = data;
    try {
      await handlers[job](data);
      log.info({ job, ...ids, ms: Math.round(performance.now() - begun) }, 'job');
    } catch (error) {
      log.warn({ job, ...ids, err: error }, 'job failed');
      throw error;
    }
  };
}
