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
    Object.keys(handlers).map((name) => [
      name,
      withLog(handlers, name as JobName, { log, timings: deps.timings }),
    ]),
  ) as unknown as JobHandlers;
  await deps.jobs.work(logged);
}

/** Logs a line for each job, with ids only, and measures it. The queue retries a failed job. */
function withLog<Name extends JobName>(
  handlers: JobHandlers,
  job: Name,
  { log, timings }: { log: Pick<FastifyBaseLogger, 'info' | 'warn'> } & Pick<Deps, 'timings'>,
) {
  return async (data: JobData[Name]): Promise<void> => {
    const startedAt = performance.now();
    const ids: object = data;
    const seconds = () => (performance.now() - startedAt) / 1000;
    try {
      await handlers[job](data);
      timings.jobs.record({ job, outcome: 'done' }, seconds());
      log.info({ job, ...ids, ms: Math.round(seconds() * 1000) }, 'job');
    } catch (error) {
      timings.jobs.record({ job, outcome: 'failed' }, seconds());
      log.warn({ job, ...ids, err: error }, 'job failed');
      throw error;
    }
  };
}
