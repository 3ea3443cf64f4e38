import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

/** A treatment of the catalogue is somebody’s when they offer it. */
export const ownedTreatments: OwnedObjects = {
  missing: 'treatments.notYours',
  idsIn: ({ body }) => idOf(body, 'sub_service_id'),
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'offers', id: 'sub_service_id', owner: ['practitioner_id'] }, userId, ids),
};
