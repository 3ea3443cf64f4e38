import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

/** An entry of a waiting list is named by the path. */
export const ownedEntries: OwnedObjects = {
  missing: 'waitingList.notOn',
  idsIn: ({ params }) => idOf(params, 'id'),
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'waiting_entries', id: 'id', owner: ['customer_id'] }, userId, ids),
};
