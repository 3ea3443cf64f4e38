import type { WaitingEntry } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { marketLanguage, wordError } from '../../kernel/messages/index.ts';
import type { SessionUser } from '../../kernel/sessions/index.ts';
import { refusalUntil } from '../patch-tests/index.ts';
import { type EntryView, entriesOfCustomer } from './entry-views.repository.ts';
import { offersOfCustomer } from './offers.repository.ts';
import { presentEntry, presentOffer } from './waiting-list.presenter.ts';

/** What a customer waits and waited for. */
export const entriesOf = async (db: Db, customerId: number) =>
  (await entriesOfCustomer(db, customerId)).map(presentEntry);

/**
 * The same as its customer reads it: a patch test that was booked when they joined may have been cancelled, or have
 * shown a reaction, and then nothing is offered any more. That is about their health, so no admin who impersonates them
 * reads it.
 */
export async function readEntries(
  db: Db,
  { id, impersonatorId }: Pick<SessionUser, 'id' | 'impersonatorId'>,
): Promise<WaitingEntry[]> {
  const entries = await entriesOfCustomer(db, id);
  if (impersonatorId !== null) return entries.map(presentEntry);

  return Promise.all(entries.map((entry) => withRefusal(db, entry)));
}

async function withRefusal(db: Db, entry: EntryView): Promise<WaitingEntry> {
  const shown = presentEntry(entry);
  const { customer_id: customerId, practitioner_id: practitionerId } = entry;
  if (shown.status !== 'waiting' || shown.problem !== null || practitionerId === null) return shown;
  const pair = { customerId, practitionerId };
  const refusal = await refusalUntil(db, pair, entry.services_ids, entry.until_day);
  if (refusal === null) return shown;

  // Earlier releases of the booking app know no problem that is nearer to it.
  return { ...shown, problem: 'treatment_gone', refusal: wordError(refusal, marketLanguage) };
}

/** What a customer was offered. */
export const offersOf = async (db: Db, customerId: number) =>
  (await offersOfCustomer(db, customerId)).map(presentOffer);
