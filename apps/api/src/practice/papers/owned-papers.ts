import { ownsAll } from '../../infrastructure/database/index.ts';
import { idOf, type OwnedObjects } from '../../kernel/http/index.ts';

export const ownedPapers: OwnedObjects = {
  missing: 'This paper does not exist',
  idsIn: ({ params }) => idOf(params, 'id'),
  areOwn: (db, userId, ids) =>
    ownsAll(db, { table: 'papers', id: 'id', owner: ['practitioner_id'] }, userId, ids),
};
