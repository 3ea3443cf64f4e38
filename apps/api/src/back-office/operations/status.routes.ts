import { adminStatus, closeDifference as closeCall } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { closeDifference } from '../../money/payments/index.ts';
import { readBackfills } from '../backfills/index.ts';
import { readWatched } from '../watch/index.ts';
import { openDifferences } from './differences.repository.ts';
import { countParts, countQueues } from './parts.repository.ts';
import { judgeParts } from './parts.ts';

/** The same that `ops status` and the metrics tell, for admins. */
export function statusRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, replicas } = deps;
  serve(app, adminStatus, async () => {
    const [counts, states, watched, queues, backfills, differences] = await Promise.all([
      countParts(db),
      replicas.states(),
      readWatched(db),
      countQueues(db),
      readBackfills(db),
      openDifferences(db),
    ]);

    return {
      parts: judgeParts(counts, states, watched),
      worker_seen_at: instantBefore(counts.secondsSinceSweep),
      webhook_seen_at: instantBefore(counts.secondsSinceWebhook),
      mails: { late: counts.lateMails, failed: counts.failedMails },
      queues: queues.map(({ oldestSeconds, lastDone, ...queue }) => ({
        ...queue,
        oldest_seconds: oldestSeconds,
        last_done_at: lastDone?.toISOString() ?? null,
      })),
      backfills: backfills.map(({ startedAt, finishedAt, ...progress }) => ({
        ...progress,
        started_at: startedAt.toISOString(),
        finished_at: finishedAt?.toISOString() ?? null,
      })),
      differences: differences.map(({ theirs, ours, found_at, ...difference }) => ({
        ...difference,
        theirs: poundsOf(theirs),
        ours: poundsOf(ours),
        found_at: found_at.toISOString(),
      })),
    };
  });

  serve(app, closeCall, async ({ body, user }) => {
    const { object_id: objectId, choice, theirs, ours, reason } = body;
    await closeDifference(deps, { objectId, choice, seen: { theirs, ours }, reason }, user);

    return {
      message: choice === 'refund' ? 'admin.chargeRefunded' : 'admin.movementClosed',
    };
  });
}

function instantBefore(seconds: number | null): string | null {
  return seconds === null ? null : new Date(Date.now() - seconds * 1000).toISOString();
}
