import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

/** Time off is named by the path. */
export const ownedTimeOff: OwnedObjects = {
  missing: 'timeOff.notFound',
  idsIn: ({ params }) => idOf(params, 'id'),
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'time_off', id: 'id', owner: ['practitioner_id'] }, userId, ids),
};
