import type { Trx } from '../../infrastructure/database/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { deleteEmailChanges } from '../../kernel/sessions/index.ts';
import { accessOfOthersEnded } from '../events/index.ts';

/**
 * Ends what outlives a session: changes of the email that are not confirmed yet, also those whose link waits
 * to be mailed, and what subscribers have. Whoever asked for it may have had the former password, or a
 * session that ends now. Call it after the sessions have ended, so that none of them makes something new.
 */
export async function endAccessOfOthers(trx: Trx, events: Events, userId: number): Promise<void> {
  await deleteEmailChanges(trx, userId);
  await events.publish(trx, accessOfOthersEnded, { userId });
}
