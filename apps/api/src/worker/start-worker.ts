import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import type { JobData, JobHandlers, JobName } from '../infrastructure/jobs/index.ts';
import { jobHandlers } from './job-handlers.ts';

/** Starts processing jobs, until `deps.jobs` is stopped. */
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

/** Logs a line for each job, with ids only. The queue retries a failed job. */
function withLog<Name extends JobName>(
  handlers: JobHandlers,
  job: Name,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
) {
  return async (data: JobData[Name]): Promise<void> => {
    const startedAt = performance.now();
    const ids: object = data;
    try {
      await handlers[job](data);
      log.info({ job, ...ids, ms: Math.round(performance.now() - startedAt) }, 'job');
    } catch (error) {
      log.warn({ job, ...ids, err: error }, 'job failed');
      throw error;
    }
  };
}
