// What Prometheus reads of a process: its own work, and how the market is as the database knows it.
import type { Deps } from '../../deps.ts';
import { poolCounts } from '../../infrastructure/database/index.ts';
import { type Family, gauge } from '../../infrastructure/metrics/index.ts';
import { readBackfills } from '../backfills/index.ts';
import { folderFamily, readWatched } from '../watch/index.ts';
import { measureReplicas } from './measure-replicas.ts';
import { countParts, countQueues, type QueueCounts } from './parts.repository.ts';
import { judgeParts } from './parts.ts';

/** Several processes are scraped, and each reads the same database. */
const maxAgeMs = 5_000;

/** Reads everything; what comes from the database is at most five seconds old. */
export function openMeasures(deps: Pick<Deps, 'config' | 'db' | 'timings' | 'replicas'>) {
  const { config, timings, replicas } = deps;
  let known: { at: number; families: Promise<Family[]> } | undefined;

  return async (): Promise<Family[]> => {
    // Before it takes connections itself.
    const pool = measurePool(deps.db);
    if (!known || Date.now() - known.at > maxAgeMs) {
      known = { at: Date.now(), families: readMarket(deps) };
    }

    return [
      timings.calls.read(),
      timings.jobs.read(),
      ...(await measureReplicas(replicas)),
      await folderFamily(config),
      ...pool,
      ...(await known.families),
    ];
  };
}

/** One that waits is a sign of long statements, or of too few connections. */
function measurePool(db: Deps['db']): Family[] {
  const { busy, idle, waiting } = poolCounts(db);

  return [
    {
      name: 'freely_pool_connections',
      help: 'Connections of this process to the database',
      type: 'gauge',
      samples: [
        { labels: { state: 'busy' }, value: busy },
        { labels: { state: 'idle' }, value: idle },
      ],
    },
    gauge('freely_pool_waiting', 'Statements that wait for a connection', waiting),
  ];
}

async function readMarket({ db, replicas }: Pick<Deps, 'db' | 'replicas'>): Promise<Family[]> {
  const [parts, queues, backfills, states, watched] = await Promise.all([
    countParts(db),
    countQueues(db),
    readBackfills(db),
    replicas.states(),
    readWatched(db),
  ]);
  const workers = watched.processes.filter(({ role, ended }) => role !== 'api' && !ended);

  return [
    {
      name: 'freely_part_problem',
      help: 'Whether a part of the status screen has a problem',
      type: 'gauge',
      samples: judgeParts(parts, states, watched).map(({ name, problem }) => ({
        labels: { part: name },
        value: problem === null ? 0 : 1,
      })),
    },
    gauge(
      'freely_worker_silence_seconds',
      'Since any worker was last heard of; no value while none runs',
      workers.length === 0 ? null : Math.min(...workers.map(({ silentSeconds }) => silentSeconds)),
    ),
    gauge(
      'freely_worker_heartbeat_age_seconds',
      'Since the job of every minute was last done',
      parts.secondsWithoutSweep,
    ),
    gauge('freely_mails_late', 'Mails that wait for more than five minutes', parts.lateMails),
    gauge('freely_mails_failed', 'Mails of the last day that failed for good', parts.failedMails),
    gauge(
      'freely_events_late',
      'Events of the payment provider that are not handled for five minutes',
      parts.lateEvents,
    ),
    gauge(
      'freely_webhook_age_seconds',
      'Since the payment provider last sent an event',
      parts.secondsSinceWebhook,
    ),
    gauge(
      'freely_payments_without_webhook',
      'Payments of the last hour that no event told of',
      parts.silentPayments,
    ),
    gauge(
      'freely_book_differences',
      'Movements of the provider that the ledger cannot explain',
      parts.differences,
    ),
    gauge(
      'freely_refunds_failed',
      'Bookings whose refund failed and is still owed, up to a hundred',
      parts.failedRefunds.length,
    ),
    gauge('freely_open_holds', 'Bookings that are held and not paid', parts.openHolds),
    gauge(
      'freely_replica_lag_seconds',
      'How far the furthest replica is behind, as the primary sees those that are connected',
      parts.replicaLag,
    ),
    {
      name: 'freely_backfill_left_rows',
      help: 'Rows that a backfill has still to change, of those that are known',
      type: 'gauge',
      samples: backfills.map(({ name, total, done }) => ({
        labels: { backfill: name },
        value: total - done,
      })),
    },
    ofQueues(queues, 'freely_queue_waiting', 'Jobs that are due', ({ due }) => due),
    ofQueues(
      queues,
      'freely_queue_failed',
      'Jobs that failed for good within a day',
      ({ failed }) => failed,
    ),
    ofQueues(
      queues,
      'freely_queue_age_seconds',
      'How long the oldest due job waits',
      ({ oldestSeconds }) => oldestSeconds,
    ),
  ];
}

function ofQueues(
  queues: readonly QueueCounts[],
  name: string,
  help: string,
  read: (queue: QueueCounts) => number,
): Family {
  const samples = queues.map((queue) => ({ labels: { queue: queue.name }, value: read(queue) }));

  return { name, help, type: 'gauge', samples };
}
