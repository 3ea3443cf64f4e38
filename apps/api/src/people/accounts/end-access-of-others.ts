import type { Trx } from '../../infrastructure/database/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { deleteEmailChanges } from '../../kernel/sessions/index.ts';
import { accessOfOthersEnded, emailChangesEnded } from '../events/index.ts';
import { lockUser } from './accounts.repository.ts';

/**
 * Ends what outlives a session: changes of the email that are not confirmed yet, and what subscribers have.
 * Whoever asked for it may have had the former password, or a session that ends now. Call it after the
 * sessions have ended, so that none of them makes something new.
 */
export async function endAccessOfOthers(trx: Trx, events: Events, userId: number): Promise<void> {
  await endEmailChanges(trx, events, userId);
  await events.publish(trx, accessOfOthersEnded, { userId });
}

/**
 * Also those whose link waits to be mailed, or is being mailed: its token needs the account, which is locked
 * until this is done.
 */
export async function endEmailChanges(trx: Trx, events: Events, userId: number): Promise<void> {
  await lockUser(trx, userId);
  await deleteEmailChanges(trx, userId);
  await events.publish(trx, emailChangesEnded, { userId });
}
