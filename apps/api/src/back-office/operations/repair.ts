// What an operator starts again from the terminal, each with a reason in the audit log.
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { type JobName, queues } from '../../infrastructure/jobs/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { UsageError } from '../../kernel/terminal/index.ts';
import { reconcile, replayEvent } from '../../money/payments/index.ts';
import { countQueues, failedJobs } from './parts.repository.ts';

/** One line for each queue. */
export async function listQueues({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return (await countQueues(db)).map(
    ({ name, due, running, failed, oldestSeconds, lastDone }) =>
      `${name}: ${due} due, the oldest for ${oldestSeconds} s; ${running} running, ${failed} failed; ` +
      `last done ${lastDone?.toISOString() ?? 'never'}`,
  );
}

/** @returns how many jobs of the queue failed for good and start again */
export async function retryJobs(deps: Deps, queue: string, reason: string): Promise<number> {
  if (!(queue in queues)) {
    throw new UsageError(`There is no queue "${queue}": ${Object.keys(queues).join(', ')}`);
  }
  const ids = await failedJobs(deps.db, queue);
  if (ids.length > 0) await deps.jobs.retry(queue as JobName, ids);
  await note(deps, 'jobs.retry', `queue:${queue}`, { reason, jobs: ids.length });

  return ids.length;
}

export async function replayWebhook(deps: Deps, eventId: string, reason: string): Promise<void> {
  await replayEvent(deps, eventId);
  await note(deps, 'webhook.replay', `event:${eventId}`, { reason });
}

/**
 * What the worker does every five minutes, at once.
 * @param since after a restore: everything from that moment on
 */
export async function reconcileNow(
  deps: Deps,
  reason: string,
  since: Date | null = null,
): Promise<void> {
  await reconcile(deps, since);
  await note(deps, 'books.reconcile', 'books', { reason, since: since?.toISOString() ?? null });
}

function note({ db }: Pick<Deps, 'db'>, action: string, object: string, detail: object) {
  return inTransaction(db, (trx) =>
    recordAudit(trx, { actor: null, action, object, detail: { ...detail } }),
  );
}
