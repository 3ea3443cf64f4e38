// A wrapper around pg-boss: jobs are committed in the transaction that queues them.
import { continueTrace, inSpan, traceParent } from '@freely/tracing';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import { connectionOf, type ReadPassword, type Trx } from '../database/index.ts';
import { type JobData, type JobName, queues, schedules } from './queues.ts';

const schema = 'jobs';

interface JobTiming {
  startAfter: Date;
  /** In a queue of the policy `short`: while a job of this key waits, another is not added. */
  key?: string;
}

/** The handler of each kind of job. A job may run twice, so every handler must be idempotent. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export interface Jobs {
  /** Adds a job that exists if and only if the transaction commits. */
  enqueue<Name extends JobName>(
    trx: Trx,
    name: Name,
    data: JobData[Name],
    when?: JobTiming,
  ): Promise<void>;
  /** Lets jobs that failed for good start again. */
  retry(name: JobName, ids: string[]): Promise<void>;
  /** Starts processing jobs in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits for the running jobs to finish. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  url: string;
  readPassword?: ReadPassword | undefined;
  /** A process that only adds jobs holds fewer connections. */
  isWorker: boolean;
  onError: (error: Error) => void;
}

/** Creates or updates the tables and queues. Part of the migration; safe at every start. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const [name, settings] of Object.entries(queues)) {
      await boss.createQueue(name, settings);
      const { policy: _, ...updatable } = settings;
      await boss.updateQueue(name, updatable);
    }
    for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
    // A job that an earlier version scheduled, and that nothing works on any more.
    for (const { name } of await boss.getSchedules()) {
      if (!(name in schedules)) await boss.unschedule(name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

export async function openJobs({
  url,
  readPassword,
  isWorker,
  onError,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    // It hands this on to pg, which calls a password that is a function: its own type has none.
    ...(connectionOf(url, readPassword) as { connectionString: string }),
    schema,
    migrate: false,
    max: isWorker ? 4 : 1,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
  });
  boss.on('error', onError);
  await boss.start();

  return {
    enqueue: async (trx, name, data, when) => {
      await boss.send(name, withTrace(data), {
        db: fromKysely(trx),
        ...(when ? { startAfter: when.startAfter } : {}),
        ...(when?.key === undefined ? {} : { singletonKey: when.key }),
      });
    },
    retry: async (name, ids) => {
      if (queues[name].policy !== 'exclusive') return void (await boss.retry(name, ids));
      // Only one may wait or run, and one does what all of them were for.
      await boss.deleteJob(name, ids);
      await boss.send(name, {});
    },
    work: async (handlers) => {
      for (const name of Object.keys(queues) as JobName[]) await work(boss, name, handlers);
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}

/** What is kept of a job beside its data: whose trace it goes on. Nothing while none is recorded. */
type Traced<Data> = Data & { traceparent?: string };

function withTrace<Data extends object>(data: Data): Traced<Data> {
  const traceparent = traceParent();

  return traceparent === undefined ? data : { ...data, traceparent };
}

/** How many jobs of a kind a worker fetches at once. After a full batch it polls again at once. */
const batchSize = 2;

async function work<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handlers: JobHandlers,
): Promise<void> {
  // A notification wakes a worker at once; polling finds jobs whose notification was lost.
  const options = {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 5,
    localConcurrency: queues[name].notify ? 3 : 1,
    batchSize,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  const run = async ({ id, data }: Job<JobData[Name]>): Promise<JobResult> => {
    // A job of the schedule has no data.
    const { traceparent, ...own } = (data ?? {}) as Traced<JobData[Name]>;
    try {
      await continueTrace(traceparent, () =>
        inSpan(`job ${name}`, { kind: 'consumer' }, () =>
          handlers[name](own as unknown as JobData[Name]),
        ),
      );
      return { id, status: 'completed' };
    } catch (error) {
      return { id, status: 'failed', output: { message: String(error) } };
    }
  };
  // Each job has its own result: one that fails does not make the others run again.
  await boss.work<JobData[Name], object, typeof options>(name, options, (batch) =>
    Promise.all(batch.map(run)),
  );
}
