import { paperReminderDays } from '@freely/domain/papers';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { paperEnds } from '../events/index.ts';
import { markReminded, refreshStandings } from './ending-papers.repository.ts';

/**
 * Does what a new day brings: the search tables follow who shows the tick and who may work today, and
 * practitioners are told of papers that end. Runs every minute and finds all that is due.
 */
export async function watchPapers({ db, events }: Pick<Deps, 'db' | 'events'>): Promise<void> {
  await refreshStandings(db);
  await inTransaction(db, async (trx) => {
    for (const paper of await markReminded(trx, paperReminderDays)) {
      await events.publish(trx, paperEnds, paper);
    }
  });
}
