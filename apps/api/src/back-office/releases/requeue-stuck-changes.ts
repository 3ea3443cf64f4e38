import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { stuckRequests } from './requests.repository.ts';

/** Queues changes again whose job was lost, or was given up while the store was out of reach. */
export async function requeueStuckChanges({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const requestId of await stuckRequests(db)) {
    await inTransaction(db, (trx) => jobs.enqueue(trx, 'change-release', { requestId }));
  }
}
